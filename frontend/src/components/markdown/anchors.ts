/** The ids of headings, so that a part of a text has an address. */

/** Ids that the page around the text uses itself. */
const taken = ['content', 'root']

const ownId = /\{#([a-z][\w-]{0,80})\}$/i

function slugOf(words: string): string {
  const slug = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug || 'part'
}

/** Gives out ids, each once. */
export class Anchors {
  readonly #given = new Set<string>(taken)

  /** The heading's words without the id that its writer chose by `{#id}`. */
  static wordsOf = (text: string) => text.replace(ownId, '').trimEnd()

  /** The id that the writer chose, else one made from the words. */
  idFor(text: string, words: string): string {
    const wanted = ownId.exec(text)?.[1] ?? slugOf(words)
    let id = wanted
    for (let copy = 2; this.#given.has(id); copy += 1) id = `${wanted}-${copy}`
    this.#given.add(id)
    return id
  }
}
