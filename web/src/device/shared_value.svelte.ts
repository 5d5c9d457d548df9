/** A value that is stored on this device. The app may be open in several windows: none of them overwrites what another one has stored. */
import { load, onChangedElsewhere, save } from "./storage";

export class SharedValue<T> {
  #value: T;
  /** Where nothing can be stored, the value is only here. */
  #isStored = true;

  constructor(
    private readonly name: string,
    empty: T,
  ) {
    this.#value = $state.raw(load(name, empty));
    onChangedElsewhere(name, () => (this.#value = load(name, empty)));
  }

  get value(): T {
    return this.#value;
  }

  /** Each change begins with what is stored now. */
  change(change: (now: T) => T): void {
    this.#value = change(this.#isStored ? load(this.name, this.#value) : this.#value);
    this.#isStored = save(this.name, this.#value);
  }
}
