/** A queue for the one session of the embedded database: first come, first served, and nobody waits for ever. */
export class Mutex {
  #held = false
  readonly #waiting: { readonly enter: () => void }[] = []

  /** Resolves when it is this caller's turn, with true; with false when that takes longer than `patienceMs`. */
  async enter(patienceMs: number): Promise<boolean> {
    if (!this.#held) {
      this.#held = true
      return true
    }
    return new Promise(resolve => {
      const turn = {
        enter: () => {
          clearTimeout(timer)
          resolve(true)
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1)
        resolve(false)
      }, patienceMs)
      this.#waiting.push(turn)
    })
  }

  /** Whether somebody holds it, and how many wait. */
  load(): { readonly busy: number; readonly waiting: number } {
    return { busy: Number(this.#held), waiting: this.#waiting.length }
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#held = false
    else next.enter()
  }
}
