/** A text of questions and answers: `##` are its groups, `###` the questions, what follows the answer. */
import { plainText, plainTextOf, type Block, type Heading, type Span } from '@/components/markdown/tree'

export interface Question {
  id: string
  words: readonly Span[]
  answer: readonly Block[]
}

export interface Group {
  id: string
  words: readonly Span[]
  questions: readonly Question[]
}

const isHeading = (block: Block | undefined): block is Heading => block?.kind === 'heading'

/** The position of the next heading of this level or a higher one. */
function nextHeading(blocks: readonly Block[], from: number, level: number): number {
  const at = blocks.findIndex((block, position) => position >= from && isHeading(block) && block.level <= level)
  return at < 0 ? blocks.length : at
}

/** The parts of a text that begin with a heading of this level, each with what belongs to it. */
function partsOf(blocks: readonly Block[], level: number): { heading: Heading; inside: Block[] }[] {
  return blocks.flatMap((heading, at) => {
    if (!isHeading(heading) || heading.level !== level) return []
    return [{ heading, inside: blocks.slice(at + 1, nextHeading(blocks, at + 1, level)) }]
  })
}

/** The groups of questions of a text. */
export function readFaq(blocks: readonly Block[]): Group[] {
  return partsOf(blocks, 2).map(({ heading, inside }) => ({
    id: heading.id,
    words: heading.spans,
    questions: partsOf(inside, 3).map((part) => ({
      id: part.heading.id,
      words: part.heading.spans,
      answer: part.inside,
    })),
  }))
}

/** The sections of a text below its `##` headings. */
export const sectionsOf = (blocks: readonly Block[]) => partsOf(blocks, 2)

/** The words of a search, small and without what separates them. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/[\s,;.?!"]+/).filter((word) => word !== '')

const textOf = ({ words, answer }: Question) => `${plainText(words)} ${plainTextOf(answer)}`.toLowerCase()

/** The groups with the questions that hold every word of the search in question or answer; all for an empty search. */
export function searchFaq(groups: readonly Group[], query: string): Group[] {
  const words = wordsOf(query)
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => {
        const text = textOf(question)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** The questions of all groups. */
export const questionsOf = (groups: readonly Group[]): Question[] => groups.flatMap(({ questions }) => questions)
