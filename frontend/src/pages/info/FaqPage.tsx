import { FaqList } from '@/features/content/components/FaqList'
import { InfoFrame } from './InfoFrame'

/** Questions and answers, with a search. */
export function FaqPage() {
  return <InfoFrame slug="faq">{({ bodyHtml }) => <FaqList html={bodyHtml} />}</InfoFrame>
}
