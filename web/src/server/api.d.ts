// Made from the server by `npm run types`; not to be edited.

export interface paths {
    "/api/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Catalog
         * @description The games, bots, phrases and languages of this server.
         */
        get: operations["get_catalog_api_catalog_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rules/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Rules
         * @description The numbered rules of a game, in a language.
         */
        get: operations["get_rules_api_games__game__rules__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/rulebook/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Rulebook
         * @description The rules of a game as people like to read them, in a language.
         */
        get: operations["get_rulebook_api_games__game__rulebook__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/examples/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Example
         * @description A worked example of the rulebook, move by move.
         */
        get: operations["get_example_api_games__game__examples__name__get"];
        put?: never;
        /**
         * Try Example
         * @description A worked example with an action of the reader's own: what would come of it? Nothing is stored.
         */
        post: operations["try_example_api_games__game__examples__name__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Lesson
         * @description The first lesson of a game, made from its rules: for games that bring none of their own.
         */
        get: operations["get_lesson_api_games__game__lesson_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/play-well": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Play Well
         * @description The second lesson of a game: positions in which the best move is not the one that suggests itself.
         */
        get: operations["get_play_well_api_games__game__play_well_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Edition
         * @description The cards and maps we ship for a game.
         */
        get: operations["get_edition_api_games__game__edition_get"];
        put?: never;
        /**
         * Read Edition
         * @description Read and check a custom edition; its `data` is what a new table takes as `edition`. Nothing is stored.
         */
        post: operations["read_edition_api_games__game__edition_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game}/edition/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Edition File
         * @description The file of our edition (TOML), with its comments: a starting point for your own.
         */
        get: operations["get_edition_file_api_games__game__edition_file_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/words/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Words
         * @description The translations (Fluent) of the core, the bots and the server, with those of a game if one is named.
         */
        get: operations["get_words_api_words__language__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Table
         * @description Make a table. The secrets in the answer are told only once.
         */
        post: operations["make_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At Table
         * @description A table, for anybody who has a link to it.
         */
        get: operations["look_at_table_api_tables__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Chair
         * @description Take a free chair under a name, with the invitation or as the host (somebody on the same device).
         */
        post: operations["take_chair_api_tables__table__chairs_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give Command
         * @description Anything that can be done at a table: the same as a frame on the socket.
         */
        post: operations["give_command_api_tables__table__commands_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Messages
         * @description The messages after a number, or everything: the same as on the socket, for programs that would rather ask.
         */
        get: operations["get_messages_api_tables__table__messages_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Table Edition
         * @description The cards and maps of a table.
         */
        get: operations["get_table_edition_api_tables__table__edition_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Hint
         * @description What the best bot thinks of the asker's open decision, from what that seat knows: the best first.
         *
         *     Where the table wants it, all others are told that the asker has taken a hint.
         */
        post: operations["take_hint_api_tables__table__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Contact State
         * @description Whether the asker is told when it is their turn; not where.
         */
        get: operations["get_contact_state_api_tables__table__contact_get"];
        /**
         * Set Contact
         * @description How to reach the asker when it is their turn; without a contact they are not told any more.
         *
         *     A mail address has to be confirmed once, by whoever has it, before notices go there.
         */
        put: operations["set_contact_api_tables__table__contact_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look At Mail
         * @description What has been decided about mails to an address, by the token in one of them.
         */
        get: operations["look_at_mail_api_mail__token__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/{token}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm Mail
         * @description Notices may come to this address.
         */
        post: operations["confirm_mail_api_mail__token__confirm_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/{token}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Stop Page
         * @description A mail program that opens the link instead of posting to it gets the page; nothing is done by that.
         */
        get: operations["show_stop_page_api_mail__token__stop_get"];
        put?: never;
        /**
         * Stop Mail
         * @description No more mails to this address: the button of a page, and what a mail program sends with one click (RFC 8058).
         */
        post: operations["stop_mail_api_mail__token__stop_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue Code
         * @description A short code that moves the asker's seat to another device.
         */
        post: operations["issue_code_api_tables__table__codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem Code
         * @description Type a code on the other device: the seat moves here.
         */
        post: operations["redeem_code_api_codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open Join Code
         * @description Three words that can be said across a room; whoever types them finds the table, as with the invitation.
         */
        post: operations["open_join_code_api_tables__table__join_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find Table
         * @description Type a join code: where the table is, and the invitation to it.
         */
        post: operations["find_table_api_join_codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/games/{game}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Record
         * @description The record of a finished game, to be verified by anybody.
         */
        get: operations["get_record_api_tables__table__games__game__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/games/{game}/steps/{move}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Step
         * @description A game after so many moves, from the perspective of a seat or with all cards open.
         */
        get: operations["get_step_api_tables__table__games__game__steps__move__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/games/{game}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Steps
         * @description A whole game, step by step: to look at it again without asking each time, and without a connection.
         */
        get: operations["get_steps_api_tables__table__games__game__steps_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/games/{game}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Review
         * @description What is known of the review of a finished game; whoever asks first has it begun. Ask again until it is complete.
         *
         *     The first `known` decisions are left out: the asker has them already.
         */
        get: operations["get_review_api_tables__table__games__game__review_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/games/{game}/sketch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play Sketch
         * @description Play on against bots from a position of a finished game. Nothing of it is stored.
         */
        post: operations["play_sketch_api_tables__table__games__game__sketch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ActionValueJson
         * @description What the best bot expects of an action, with standard errors.
         */
        ActionValueJson: {
            /** Action */
            action: string;
            /** Win */
            win: number;
            /** Win Error */
            win_error: number | null;
            /** Points */
            points: number;
            /** Points Error */
            points_error: number | null;
            /** Visits */
            visits: number;
            /** Probability */
            probability: number;
        };
        /**
         * AdviceJson
         * @description What the best bot thinks of one action.
         */
        AdviceJson: {
            /** Action */
            action: string;
            /** Points */
            points: number;
            /** Win */
            win: number;
            /** Visits */
            visits: number;
            /** Is Sure */
            is_sure: boolean;
            /** Share */
            share: number;
            /** Plan */
            plan: string[];
        };
        /**
         * Answer
         * @description The answer to a command. If it was refused, with the reason and with what stands on the table now.
         */
        Answer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "answer";
            /** Answer */
            answer: string;
            /** Done */
            done: boolean;
            refused?: components["schemas"]["Refusal"];
            /** Number */
            number?: number;
            view?: components["schemas"]["ViewJson"] | null;
            /** Decision */
            decision?: number | null;
            undo?: components["schemas"]["UndoJson"] | null;
        };
        /**
         * AnswerCommand
         * @description Agree to a proposal, or not; whoever has made it can withdraw it.
         */
        AnswerCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "answer";
            /** Proposal */
            proposal: number;
            /** Agree */
            agree: boolean;
        };
        /**
         * Catalog
         * @description What this server offers.
         */
        Catalog: {
            /** Version */
            version: string;
            /** Games */
            games: components["schemas"]["GameInfo"][];
            /** Bots */
            bots: string[];
            /** Custom Bots */
            custom_bots: string[];
            /** Levels */
            levels: string[];
            /** Cast */
            cast: components["schemas"]["Character"][];
            /** Default Bot */
            default_bot: string;
            /** Paces */
            paces: string[];
            /** Default Pace */
            default_pace: string;
            /** Phrases */
            phrases: string[];
            /** Emotes */
            emotes: string[];
            /** Languages */
            languages: string[];
            /** Notices */
            notices: string[];
            /** Push Key */
            push_key: string | null;
            /** Network */
            network: string | null;
            /** Keep Days */
            keep_days: number;
            /** Contact */
            contact: string | null;
        };
        /**
         * ChairJson
         * @description Who sits on a chair: the person it belongs to, and the bot that plays for it. Neither: it is free.
         */
        ChairJson: {
            /** Name */
            name: string | null;
            /** Bot */
            bot: string | null;
        };
        /**
         * Character
         * @description One of the cast: worded by `cast-NAME`, `cast-NAME-style` and `cast-NAME-character`.
         */
        Character: {
            /** Name */
            name: string;
            /** Level */
            level: string;
        };
        /**
         * ClauseText
         * @description A numbered rule, in Markdown.
         */
        ClauseText: {
            /** Number */
            number: string;
            /** Section */
            section: string;
            /** Text */
            text: string;
        };
        /**
         * ClockJson
         * @description Milliseconds that were left when the clock last stood still, and since when it runs.
         */
        ClockJson: {
            /** Left */
            left: number;
            /** Since */
            since: number | null;
        };
        /**
         * CloseCommand
         * @description The host ends the evening; what was played stays.
         */
        CloseCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "close";
        };
        Command: components["schemas"]["MoveCommand"] | components["schemas"]["UndoCommand"] | components["schemas"]["TakeBackCommand"] | components["schemas"]["AnswerCommand"] | components["schemas"]["SayCommand"] | components["schemas"]["PromiseCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"] | components["schemas"]["StartCommand"] | components["schemas"]["SeatCommand"] | components["schemas"]["FreeCommand"] | components["schemas"]["SetPaceCommand"] | components["schemas"]["SetHintsCommand"] | components["schemas"]["RematchCommand"] | components["schemas"]["TakeHostCommand"] | components["schemas"]["CloseCommand"];
        /**
         * Contact
         * @description How to tell somebody that it is their turn, if the operator has set up a way.
         */
        Contact: {
            /** Contact */
            contact: {
                [key: string]: unknown;
            } | null;
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language?: "en" | "de" | "it";
        };
        /**
         * ContactState
         * @description What becomes of notices to the asker.
         *
         *     `waiting`: the address has to be confirmed first, by a link in a mail. At most one such mail is sent a day, and none
         *     to somebody who wants no mails.
         */
        ContactState: {
            /**
             * State
             * @enum {string}
             */
            state: "none" | "waiting" | "on";
        };
        /**
         * EditionDetails
         * @description The cards and maps of a table: what they are called, and the data they were made from.
         */
        EditionDetails: {
            /** Name */
            name: string;
            /** Reconstructed */
            reconstructed: boolean;
            /** Sha256 */
            sha256: string;
            /** Names */
            names: {
                [key: string]: (string | {
                    [key: string]: unknown;
                })[];
            };
            /** Data */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * EditionFile
         * @description The file of a custom edition (TOML).
         */
        EditionFile: {
            /** Name */
            name: string;
            /** Text */
            text: string;
        };
        /**
         * EventFieldInfo
         * @description A field of an event.
         *
         *     `secret`: only the seat that the event's field `seat` names sees it. `fleeting`: where a game is played from
         *     memory, a log shows it for a while only.
         */
        EventFieldInfo: {
            /** Name */
            name: string;
            /**
             * Domain
             * @enum {string}
             */
            domain: "name" | "number" | "seat" | "component";
            /** Topic */
            topic: string;
            /** Values */
            values: string[];
            /** Secret */
            secret: boolean;
            /** Fleeting */
            fleeting: boolean;
        };
        /**
         * EventInfo
         * @description A kind of event.
         *
         *     `final`: no undo goes back across it. `private`: only the seat it names knows that it happened at all.
         *     `ends_round`: a round is over with it. `leaves`: where a game is played from memory and the round is over, a log
         *     shows only an event of this name, without fields. `begins_line`: a line of the log begins here, unless the event
         *     before it has the same name.
         */
        EventInfo: {
            /** Fields */
            fields: components["schemas"]["EventFieldInfo"][];
            /** Final */
            final: boolean;
            /** Private */
            private: boolean;
            /** Ends Round */
            ends_round: boolean;
            /** Leaves */
            leaves: string;
            /** Begins Line */
            begins_line: boolean;
        };
        /**
         * EventJson
         * @description Something that happened in the game. Fields the reader may not see are absent; then the event is `cut`.
         */
        EventJson: {
            /** Name */
            name: string;
            /** Fields */
            fields: {
                [key: string]: string | number;
            };
            /**
             * Cut
             * @enum {string}
             */
            cut: "" | "secret" | "forgotten";
        };
        /**
         * ExampleAnswer
         * @description What a reader would do at the beginning of an example instead.
         */
        ExampleAnswer: {
            /** Action */
            action: string;
        };
        /**
         * ExampleStep
         * @description What has happened since the step before, the game after it, and the action that the example goes on with.
         */
        ExampleStep: {
            /** Events */
            events: components["schemas"]["EventJson"][];
            view: components["schemas"]["ViewJson"];
            /** Expects */
            expects: string | null;
        };
        /**
         * ExampleSteps
         * @description A worked example, move by move, as its reader sees it, and the step that its picture shows.
         */
        ExampleSteps: {
            /** Steps */
            steps: components["schemas"]["ExampleStep"][];
            /** Shown */
            shown: number;
        };
        /**
         * FieldInfo
         * @description A field of an action or of an event: its domain, and the topic its values are worded with.
         */
        FieldInfo: {
            /** Name */
            name: string;
            /**
             * Domain
             * @enum {string}
             */
            domain: "name" | "number" | "seat" | "component";
            /** Topic */
            topic: string;
            /** Values */
            values: string[];
        };
        /**
         * FirstLesson
         * @description The first lesson of a game that has none of its own.
         */
        FirstLesson: {
            /** Steps */
            steps: components["schemas"]["FirstLessonStep"][];
        };
        /**
         * FirstLessonMove
         * @description What the reader saw of a move, and what the table looked like after it.
         */
        FirstLessonMove: {
            /** Events */
            events: components["schemas"]["EventJson"][];
            view: components["schemas"]["ViewJson"];
        };
        /**
         * FirstLessonStep
         * @description A step of a lesson that is made from a game's rules: what is told, what happens, and what the reader is to do.
         */
        FirstLessonStep: {
            /** Says */
            says: ("summary" | "lesson-marked" | "lesson-goes-on" | "lesson-example" | "lesson-over") | null;
            /** Clauses */
            clauses: string[];
            /** Example */
            example: string | null;
            /** Moves */
            moves: components["schemas"]["FirstLessonMove"][];
            view: components["schemas"]["ViewJson"];
            /** Expects */
            expects: string | null;
        };
        /**
         * FoundTable
         * @description A table that was found by its join code, with the invitation to it.
         */
        FoundTable: {
            /** Table */
            table: string;
            /** Invite */
            invite: string;
        };
        Frame: components["schemas"]["Message"] | components["schemas"]["Welcome"] | components["schemas"]["Answer"] | components["schemas"]["Present"] | components["schemas"]["WarmingUp"] | components["schemas"]["Goodbye"];
        /**
         * FreeCommand
         * @description The host makes a chair free for somebody else; its link does not work any more.
         *
         *     In the middle of a game everybody else who plays or is connected has to agree first.
         */
        FreeCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "free";
            /** Chair */
            chair: number;
        };
        /**
         * GameInfo
         * @description A game: what is needed to offer it, and to word its actions and events.
         */
        GameInfo: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Players */
            players: number[];
            /** Minutes */
            minutes: number;
            /** Version */
            version: number;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Actions */
            actions: {
                [key: string]: components["schemas"]["FieldInfo"][];
            };
            /** Events */
            events: {
                [key: string]: components["schemas"]["EventInfo"];
            };
            /** Promises */
            promises: string[];
            /** Zones */
            zones: components["schemas"]["ZoneInfo"][];
            /** Edition */
            edition: string;
            /** Reconstructed */
            reconstructed: boolean;
        };
        /**
         * Goodbye
         * @description Why the server closes the socket.
         */
        Goodbye: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "goodbye";
            goodbye: components["schemas"]["Refusal"];
        };
        /**
         * HandoverJson
         * @description Somebody has taken over a chair in the middle of the present game: from whom, and when.
         */
        HandoverJson: {
            /** Chair */
            chair: number;
            /** Name */
            name: string;
            former: components["schemas"]["ChairJson"];
            /** At */
            at: number;
        };
        /**
         * Hello
         * @description The first frame on a socket: the secret, and the number of the last message that was seen.
         */
        Hello: {
            /** Secret */
            secret: string;
            /**
             * Since
             * @default null
             */
            since?: number | null;
        };
        /**
         * Hint
         * @description What the best bot thinks of the actions of the open decision, best first.
         */
        Hint: {
            /** Advice */
            advice: components["schemas"]["AdviceJson"][];
            /** Is Secret */
            is_secret: boolean;
        };
        /**
         * JoinCode
         * @description Three words by which people find a table; they work until `until` (milliseconds).
         */
        JoinCode: {
            /** Words */
            words: string;
            /** Until */
            until: number;
        };
        /**
         * JudgementJson
         * @description A decision, compared with the best one. All but `visits` and points is in shares of a win.
         */
        JudgementJson: {
            chosen: components["schemas"]["ActionValueJson"];
            best: components["schemas"]["ActionValueJson"];
            /** Actions */
            actions: components["schemas"]["ActionValueJson"][];
            /** Gap */
            gap: number;
            /** Error */
            error: number | null;
            /** Loss */
            loss: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "best" | "good" | "inexact" | "mistake" | "blunder";
            /** Is Secret */
            is_secret: boolean;
        };
        /**
         * LeaveCommand
         * @description Get up; a bot plays on until one comes back.
         */
        LeaveCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "leave";
            /** Bot */
            bot?: string | null;
        };
        /**
         * Links
         * @description What a table can be reached by: for those who join, and for those who watch.
         */
        Links: {
            /** Invite */
            invite: string | null;
            /** Watch */
            watch: string;
        };
        /**
         * MadeTable
         * @description A new table, with the secrets of its maker. They are sent only here.
         */
        MadeTable: {
            table: components["schemas"]["TableJson"];
            /** Host */
            host: string;
            /** Seats */
            seats: {
                [key: string]: string;
            };
            /** Invite */
            invite: string;
            /** Watch */
            watch: string;
        };
        /**
         * MailState
         * @description What whoever got a mail has decided: nothing yet, to be told, or not to be told any more.
         */
        MailState: {
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "on" | "stopped";
        };
        /**
         * Message
         * @description Something that happened at the table. Messages are numbered for each reader, without gaps.
         */
        Message: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "message";
            /** Number */
            number: number;
            /** At */
            at: number;
            /**
             * What
             * @enum {string}
             */
            what: "made" | "sat" | "seated" | "freed" | "left" | "returned" | "dealt" | "moved" | "undone" | "taken_back" | "proposed" | "agreed" | "declined" | "withdrawn" | "promised" | "said" | "paced" | "hints_set" | "hinted" | "closed" | "device_changed" | "host_changed";
            /** Fields */
            fields: {
                [key: string]: unknown;
            };
            /** Events */
            events: components["schemas"]["EventJson"][][];
            table?: components["schemas"]["TableJson"];
            view?: components["schemas"]["ViewJson"] | null;
            /** Decision */
            decision?: number | null;
            undo?: components["schemas"]["UndoJson"] | null;
        };
        /**
         * MoveCommand
         * @description Answer the open decision with one of its actions, in its notation.
         */
        MoveCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "move";
            /** Decision */
            decision: number;
            /** Action */
            action: string;
        };
        /**
         * MovedSeat
         * @description The seat is here now; the old secret does not work any more.
         */
        MovedSeat: {
            /** Table */
            table: string;
            /** Chair */
            chair: number | null;
            /**
             * Role
             * @enum {string}
             */
            role: "host" | "seat";
            /** Secret */
            secret: string;
        };
        /**
         * NewChair
         * @description Who will sit there: somebody on this device, a bot, or whoever comes (`free`).
         */
        NewChair: {
            /**
             * Who
             * @enum {string}
             */
            who: "here" | "free" | "bot";
            /** Name */
            name?: string | null;
            /** Bot */
            bot?: string | null;
        };
        /**
         * NewTable
         * @description A table to be made.
         */
        NewTable: {
            /** Game */
            game: string;
            /** Chairs */
            chairs: components["schemas"]["NewChair"][];
            /**
             * Options
             * @default {}
             */
            options?: {
                [key: string]: boolean | number | string;
            };
            /** Edition */
            edition?: {
                [key: string]: unknown;
            } | null;
            /**
             * @default {
             *       "bank": 0,
             *       "increment": 0,
             *       "allowance": 0
             *     }
             */
            time_control?: components["schemas"]["NewTimeControl"];
            /**
             * Timeout
             * @default move
             * @enum {string}
             */
            timeout?: "move" | "seat";
            /**
             * Bot Pace
             * @default natural
             */
            bot_pace?: string;
            /**
             * Hints
             * @default announced
             * @enum {string}
             */
            hints?: "everybody" | "announced" | "nobody";
            /**
             * Start
             * @default false
             */
            start?: boolean;
        };
        /**
         * NewTimeControl
         * @description Seconds: a bank and what each turn adds to it, or, over days, an allowance for each turn. All 0: no clock.
         */
        NewTimeControl: {
            /**
             * Bank
             * @default 0
             */
            bank?: number;
            /**
             * Increment
             * @default 0
             */
            increment?: number;
            /**
             * Allowance
             * @default 0
             */
            allowance?: number;
        };
        /**
         * OptionInfo
         * @description A table option: worded by `option-NAME` and `option-NAME-help`.
         */
        OptionInfo: {
            /** Name */
            name: string;
            /** Clause */
            clause: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "switch" | "seat" | "choice" | "every-seat";
            /** Values */
            values: {
                [key: string]: (boolean | number | string)[];
            };
            /** Default */
            default: {
                [key: string]: boolean | number | string;
            };
        };
        /**
         * PieceLookInfo
         * @description How a piece looks: a short text, a colour and a symbol.
         */
        PieceLookInfo: {
            /** Mark */
            mark: string;
            /**
             * Colour
             * @enum {string}
             */
            colour: "ink" | "terracotta" | "olive" | "azure" | "lemon" | "aubergine";
            /**
             * Symbol
             * @enum {string}
             */
            symbol: "" | "coin" | "cup" | "sword" | "club" | "star" | "leaf" | "heart" | "diamond";
        };
        /**
         * PlayWell
         * @description The second lesson of a game: in each position the first move is the best, and the reader's to find.
         */
        PlayWell: {
            /** Positions */
            positions: components["schemas"]["ExampleSteps"][];
        };
        /**
         * Present
         * @description The chairs whose people are connected now. Not numbered: it is true only at this moment.
         */
        Present: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "present";
            /** Present */
            present: number[];
        };
        /**
         * Problem
         * @description Why a request was not carried out.
         */
        Problem: {
            refused: components["schemas"]["Refusal"];
        };
        /**
         * PromiseCommand
         * @description Promise an action, where the game knows promises: shown to all, binding nobody.
         */
        PromiseCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "promise";
            /** Action */
            action: string;
        };
        /**
         * ProposalJson
         * @description Something that happens when all agree: `chair` takes its last choice back, or is made free for somebody new.
         */
        ProposalJson: {
            /** Number */
            number: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "take-back" | "free";
            /** Chair */
            chair: number;
            /** Waiting */
            waiting: number[];
        };
        /**
         * PushMessage
         * @description What a browser gets by web push: keys, no sentences.
         */
        PushMessage: {
            /**
             * What
             * @enum {string}
             */
            what: "your-turn" | "game-over" | "take-back-asked" | "free-asked";
            /** Game */
            game: string;
            /** Table */
            table: string;
        };
        /**
         * Refusal
         * @description Why something was not done: a key of the translations with its fields, and the clause of the rules, if it is one.
         *
         *     A field may be a refusal itself (the reason for another), or a name to be worded: `{"key": …, "fields": …}`.
         */
        Refusal: {
            /** Key */
            key: string;
            /** Fields */
            fields: {
                [key: string]: unknown;
            };
            /** Clause */
            clause: string | null;
            /** Game */
            game: string | null;
            /** Retry After */
            retry_after?: number;
        };
        /**
         * RematchCommand
         * @description The host deals another game to the same people; everybody moves on by one seat.
         */
        RematchCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "rematch";
        };
        /**
         * ReplayStep
         * @description A game of the table after one of its moves.
         */
        ReplayStep: {
            /** Game */
            game: number;
            /** Move */
            move: number;
            /** Moves */
            moves: number;
            /** Seat */
            seat: number | null;
            /** Is Open */
            is_open: boolean;
            view: components["schemas"]["ViewJson"];
            /** Views */
            views: components["schemas"]["ViewJson"][];
            /** Events */
            events: components["schemas"]["EventJson"][];
        };
        /**
         * ResultJson
         * @description How a game ended.
         */
        ResultJson: {
            /** Points */
            points: number[];
            /** Ranks */
            ranks: number[];
            /** Winners */
            winners: number[];
            /** Why */
            why: string;
            /** Clause */
            clause: string;
        };
        /**
         * ReturnCommand
         * @description Come back, and take the seat over from the bot.
         */
        ReturnCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "return";
        };
        /**
         * ReviewAnswer
         * @description What is known so far.
         */
        ReviewAnswer: {
            /**
             * State
             * @enum {string}
             */
            state: "waiting" | "working" | "complete" | "impossible";
            /** Seats */
            seats: number[];
            /** Count */
            count: number | null;
            review: components["schemas"]["ReviewJson"] | null;
        };
        /**
         * ReviewBudget
         * @description How long the best bot has thought about each decision.
         */
        ReviewBudget: {
            /** Simulations */
            simulations: number;
            /** Searches */
            searches: number;
        };
        /**
         * ReviewJson
         * @description The curve of a game and its decisions, in shares of a win; a row a step: the deal, then every move.
         */
        ReviewJson: {
            /** Game */
            game: string;
            /** Players */
            players: number;
            /** Moves */
            moves: [
                number,
                string
            ][];
            /** Result */
            result: number[];
            /** Table */
            table: number[];
            /** Luck */
            luck: number[];
            /** Play */
            play: number[];
            /** Accuracies */
            accuracies: (number | null)[];
            /** Values */
            values: number[][];
            /** Steps By Luck */
            steps_by_luck: number[][];
            /** Steps By Play */
            steps_by_play: number[][];
            /** Turning Points */
            turning_points: number[];
            /** Decisions */
            decisions: components["schemas"]["ReviewedDecisionJson"][];
            budget: components["schemas"]["ReviewBudget"];
        };
        /**
         * ReviewedDecisionJson
         * @description A decision of a person, judged with perfect memory.
         */
        ReviewedDecisionJson: {
            chosen: components["schemas"]["ActionValueJson"];
            best: components["schemas"]["ActionValueJson"];
            /** Actions */
            actions: components["schemas"]["ActionValueJson"][];
            /** Gap */
            gap: number;
            /** Error */
            error: number | null;
            /** Loss */
            loss: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "best" | "good" | "inexact" | "mistake" | "blunder";
            /** Is Secret */
            is_secret: boolean;
            /** Move */
            move: number;
            /** Seat */
            seat: number;
            remembered: components["schemas"]["JudgementJson"] | null;
            /** Brings */
            brings: components["schemas"]["EventJson"][];
        };
        /**
         * RulebookBlock
         * @description A paragraph, a list item or a picture, with the clauses it tells.
         */
        RulebookBlock: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "paragraph" | "item" | "picture";
            /** Text */
            text: string;
            /** Clauses */
            clauses: string[];
            /** Example */
            example: string | null;
        };
        /**
         * RulebookSection
         * @description A heading and what follows it.
         */
        RulebookSection: {
            /** Name */
            name: string;
            /** Title */
            title: string;
            /** Blocks */
            blocks: components["schemas"]["RulebookBlock"][];
        };
        /**
         * RulebookText
         * @description The rules of one game, told for people.
         */
        RulebookText: {
            /** Sections */
            sections: components["schemas"]["RulebookSection"][];
        };
        /**
         * SayCommand
         * @description Say something to the table: as free text, as one of the ready phrases, or as one of the emotes.
         */
        SayCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "say";
            /** Text */
            text?: string | null;
            /** Phrase */
            phrase?: ("hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "your-turn" | "good-game" | "again") | null;
            /** Emote */
            emote?: ("bravo" | "laugh" | "wow" | "heart" | "think" | "sad") | null;
        };
        /**
         * Saying
         * @description Something that was said at the table.
         */
        Saying: {
            /** At */
            at: number;
            /** Chair */
            chair: number;
            /** Text */
            text: string | null;
            /** Phrase */
            phrase: string | null;
            /** Emote */
            emote: string | null;
        };
        /**
         * SeatCode
         * @description A code that moves the seat to another device; it works once, until `until` (milliseconds).
         */
        SeatCode: {
            /** Code */
            code: string;
            /** Until */
            until: number;
        };
        /**
         * SeatCommand
         * @description The host has a bot play for a chair, or gives it back to its person (`bot` is null).
         */
        SeatCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "seat";
            /** Chair */
            chair: number;
            /** Bot */
            bot: string | null;
        };
        /**
         * SetHintsCommand
         * @description The host says who may ask for hints, from now on.
         */
        SetHintsCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "hints";
            /**
             * Hints
             * @enum {string}
             */
            hints: "everybody" | "announced" | "nobody";
        };
        /**
         * SetPaceCommand
         * @description The host says how long bots take for a decision, from now on.
         */
        SetPaceCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pace";
            /** Bots */
            bots: string;
        };
        /**
         * Sketch
         * @description Playing on from a position of a finished game, against bots; nothing of it is stored.
         */
        Sketch: {
            /** Seat */
            seat: number;
            /** Move */
            move: number;
            /** Moves */
            moves: components["schemas"]["SketchMove"][];
        };
        /**
         * SketchMove
         * @description A move that was made in a sketch.
         */
        SketchMove: {
            /** Seat */
            seat: number;
            /** Action */
            action: string;
        };
        /**
         * SketchSteps
         * @description What has come of the asker's last move, up to their next decision or the end.
         */
        SketchSteps: {
            /** Steps */
            steps: components["schemas"]["ExampleStep"][];
            /** Moves */
            moves: components["schemas"]["SketchMove"][];
        };
        /**
         * StartCommand
         * @description The host deals the first game.
         */
        StartCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "start";
        };
        /**
         * TableInfo
         * @description A table, for somebody who looks at it; with the links they may pass on.
         */
        TableInfo: {
            table: components["schemas"]["TableJson"];
            /**
             * Role
             * @enum {string}
             */
            role: "host" | "seat" | "spectator" | "guest";
            /** Chair */
            chair: number | null;
            links: components["schemas"]["Links"];
            /** Present */
            present: number[];
        };
        /**
         * TableJson
         * @description What everybody at the table may know about it.
         */
        TableJson: {
            /** Id */
            id: string;
            /** Game */
            game: string;
            /** Players */
            players: number;
            /**
             * State
             * @enum {string}
             */
            state: "lobby" | "playing" | "over" | "closed";
            /** Options */
            options: {
                [key: string]: boolean | number | string;
            };
            /** Edition */
            edition: string;
            /** Reconstructed */
            reconstructed: boolean;
            time_control: components["schemas"]["TimeControlJson"];
            /**
             * Timeout
             * @enum {string}
             */
            timeout: "move" | "seat";
            /** Bot Pace */
            bot_pace: string;
            /**
             * Hints
             * @enum {string}
             */
            hints: "everybody" | "announced" | "nobody";
            /** Hints Taken */
            hints_taken: {
                [key: string]: number;
            };
            /** Chairs */
            chairs: components["schemas"]["ChairJson"][];
            /** Host */
            host: number | null;
            /** Order */
            order: number[];
            /** Games */
            games: number;
            /** Commitment */
            commitment: string | null;
            /** Seed */
            seed: string | null;
            /** Proposals */
            proposals: components["schemas"]["ProposalJson"][];
            /** Handovers */
            handovers: components["schemas"]["HandoverJson"][];
            /** Promises */
            promises: {
                [key: string]: string;
            };
            /** Clocks */
            clocks: components["schemas"]["ClockJson"][];
        };
        /**
         * TakeBackCommand
         * @description Take back the own last choice across what others have chosen since. All of them have to agree first.
         */
        TakeBackCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "take-back";
        };
        /**
         * TakeChair
         * @description Take a free chair.
         */
        TakeChair: {
            /** Name */
            name: string;
            /** Chair */
            chair?: number | null;
        };
        /**
         * TakeHostCommand
         * @description Take over as the host, where the host has left or been away for a while.
         */
        TakeHostCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "take-host";
        };
        /**
         * TakenChair
         * @description A chair was taken: its secret is sent only here.
         */
        TakenChair: {
            /** Chair */
            chair: number;
            /** Secret */
            secret: string;
        };
        /**
         * TimeControlJson
         * @description Milliseconds: a bank and what each turn adds to it, or an allowance for each turn. All 0: no clock.
         */
        TimeControlJson: {
            /** Bank */
            bank: number;
            /** Increment */
            increment: number;
            /** Allowance */
            allowance: number;
        };
        /**
         * TypedCode
         * @description A code, typed on the other device.
         */
        TypedCode: {
            /** Code */
            code: string;
        };
        /**
         * TypedSeatCode
         * @description A code for a seat. With a random key of one's own it is safe to ask again: the answer is the same.
         */
        TypedSeatCode: {
            /** Code */
            code: string;
            /** Key */
            key?: string | null;
        };
        /**
         * UndoCommand
         * @description Take back the own last choice, where nobody else has chosen and nothing was revealed since.
         */
        UndoCommand: {
            /** Key */
            key: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "undo";
        };
        /**
         * UndoJson
         * @description What the reader could take back now.
         */
        UndoJson: {
            /** Action */
            action: string;
            /** Is Last */
            is_last: boolean;
        };
        /**
         * ViewJson
         * @description What one seat may know; `table` is described with each game.
         */
        ViewJson: {
            /** Game */
            game: string;
            /** Seat */
            seat: number | null;
            /** Players */
            players: number;
            /** Movers */
            movers: number[];
            /** Points */
            points: number[] | null;
            /** Table */
            table: {
                [key: string]: unknown;
            };
            /** Decision */
            decision: string[];
            /** Obvious */
            obvious: string | null;
            /** Keeps Pause */
            keeps_pause: boolean;
            /** Has Hint */
            has_hint: boolean;
            /** Log Memory */
            log_memory: number | null;
            /** Shows Round */
            shows_round: boolean;
            result: components["schemas"]["ResultJson"] | null;
        };
        /**
         * WarmingUp
         * @description How far the compiling of the game has come, in per cent: until then bots think as plain Python, and less.
         */
        WarmingUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "warming_up";
            /** Warming Up */
            warming_up: number;
        };
        /**
         * Welcome
         * @description Everything for a reader who is new, or has missed too much. The next message has the number after this.
         */
        Welcome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "welcome";
            /** Number */
            number: number;
            /** Chair */
            chair: number | null;
            /**
             * Role
             * @enum {string}
             */
            role: "host" | "seat" | "spectator" | "guest";
            table: components["schemas"]["TableJson"];
            view: components["schemas"]["ViewJson"] | null;
            /** Decision */
            decision: number | null;
            undo: components["schemas"]["UndoJson"] | null;
            /** Log */
            log: components["schemas"]["EventJson"][][];
            /** Chat */
            chat: components["schemas"]["Saying"][];
            /** Present */
            present: number[];
            /** Warming Up */
            warming_up: number;
        };
        /**
         * ZoneInfo
         * @description A part of the table, for pages that know nothing of the game. `tavolata.core.zones` says what each kind holds.
         *
         *     It is worded by `table-ENTRY`. `each_seat`: its entry has an item for every seat. `counts`: the entry with how many
         *     cards every seat has. `cells`: the names of a grid's cells, row by row. `chosen_by`: which fields of which kinds of
         *     action are chosen by touching something here, counted from 0.
         */
        ZoneInfo: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "cards" | "hand" | "pile" | "grid" | "track" | "tokens" | "number" | "text";
            /** Entry */
            entry: string;
            values: components["schemas"]["FieldInfo"];
            /** Each Seat */
            each_seat: boolean;
            /** Counts */
            counts: string;
            /** Length */
            length: number;
            /** Cells */
            cells: string[];
            /** Looks */
            looks: {
                [key: string]: components["schemas"]["PieceLookInfo"];
            };
            /** Chosen By */
            chosen_by: {
                [key: string]: number[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_catalog_api_catalog_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalog"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rules_api_games__game__rules__language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClauseText"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_rulebook_api_games__game__rulebook__language__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulebookText"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_example_api_games__game__examples__name__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleSteps"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    try_example_api_games__game__examples__name__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExampleAnswer"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExampleSteps"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_lesson_api_games__game__lesson_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstLesson"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_play_well_api_games__game__play_well_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayWell"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_edition_api_games__game__edition_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionDetails"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    read_edition_api_games__game__edition_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionFile"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionDetails"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_edition_file_api_games__game__edition_file_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_words_api_words__language__get: {
        parameters: {
            query?: {
                game?: string | null;
            };
            header?: never;
            path: {
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeTable"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_table_api_tables__table__get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_chair_api_tables__table__chairs_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeChair"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenChair"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    give_command_api_tables__table__commands_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCommand"] | components["schemas"]["UndoCommand"] | components["schemas"]["TakeBackCommand"] | components["schemas"]["AnswerCommand"] | components["schemas"]["SayCommand"] | components["schemas"]["PromiseCommand"] | components["schemas"]["LeaveCommand"] | components["schemas"]["ReturnCommand"] | components["schemas"]["StartCommand"] | components["schemas"]["SeatCommand"] | components["schemas"]["FreeCommand"] | components["schemas"]["SetPaceCommand"] | components["schemas"]["SetHintsCommand"] | components["schemas"]["RematchCommand"] | components["schemas"]["TakeHostCommand"] | components["schemas"]["CloseCommand"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_messages_api_tables__table__messages_get: {
        parameters: {
            query?: {
                since?: number | null;
            };
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Message"] | components["schemas"]["Welcome"])[];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_table_edition_api_tables__table__edition_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionDetails"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_hint_api_tables__table__hint_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_contact_state_api_tables__table__contact_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_contact_api_tables__table__contact_put: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    look_at_mail_api_mail__token__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirm_mail_api_mail__token__confirm_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_stop_page_api_mail__token__stop_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stop_mail_api_mail__token__stop_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    issue_code_api_tables__table__codes_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatCode"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    redeem_code_api_codes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedSeatCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedSeat"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_join_code_api_tables__table__join_code_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinCode"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    find_table_api_join_codes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundTable"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_record_api_tables__table__games__game__record_get: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                game: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_step_api_tables__table__games__game__steps__move__get: {
        parameters: {
            query?: {
                seat?: number | null;
                perspective?: "seat" | "all";
            };
            header?: {
                authorization?: string;
            };
            path: {
                game: number;
                move: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStep"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_steps_api_tables__table__games__game__steps_get: {
        parameters: {
            query?: {
                seat?: number | null;
                perspective?: "seat" | "all";
            };
            header?: {
                authorization?: string;
            };
            path: {
                game: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayStep"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_review_api_tables__table__games__game__review_get: {
        parameters: {
            query?: {
                known?: number;
            };
            header?: {
                authorization?: string;
            };
            path: {
                game: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_sketch_api_tables__table__games__game__sketch_post: {
        parameters: {
            query?: never;
            header?: {
                authorization?: string;
            };
            path: {
                game: number;
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sketch"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SketchSteps"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
