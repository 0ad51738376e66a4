/** Where emphasis may end. Found once for the whole text, so that a text full of marks is not searched anew at each. */

/** How far an opening mark looks for its end. */
export const reach = 2000

export const isSpace = (letter: string | undefined) => letter === undefined || /\s/.test(letter)
export const isWord = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** A run of the same mark that can end something. */
interface Run {
  from: number
  end: number
}

function runsOf(source: string, mark: string): Run[] {
  const runs: Run[] = []
  let from = source.indexOf(mark)
  while (from >= 0) {
    let end = from
    while (source[end] === mark) end += 1
    const before = source[from - 1]
    const closes = !isSpace(before) && before !== '\\' && !(mark === '_' && isWord(source[end]))
    if (closes) runs.push({ from, end })
    from = source.indexOf(mark, end)
  }
  return runs
}

/** The position of the first run behind this place, by halving. */
function firstBehind(runs: readonly Run[], place: number): number {
  let low = 0
  let high = runs.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((runs[middle]?.from ?? 0) > place) high = middle
    else low = middle + 1
  }
  return low
}

/** The ends of emphasis in one text. */
export class Closers {
  readonly #source: string
  readonly #runs = new Map<string, Run[]>()

  constructor(source: string) {
    this.#source = source
  }

  /** Where the mark begins that ends what was opened just before `from`, or null. */
  after(from: number, mark: string, width: number): number | null {
    const runs = this.#of(mark, width)
    const run = runs[firstBehind(runs, from)]
    return run && run.from - from <= reach ? run.end - width : null
  }

  /** A run of two ends strong text only; a run of three ends both, the inner one first. */
  #of(mark: string, width: number): Run[] {
    const known = this.#runs.get(mark + width)
    if (known) return known
    const fits = ({ from, end }: Run) => (width === 2 ? end - from >= 2 : (end - from) % 2 === 1)
    const runs = runsOf(this.#source, mark).filter(fits)
    this.#runs.set(mark + width, runs)
    return runs
  }
}
