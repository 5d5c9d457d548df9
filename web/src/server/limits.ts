/** How much the server takes of what people type: its `server/protocol/commands.py` says so. */

export const MAX_NAME = 40;
export const MAX_SAYING = 500;
