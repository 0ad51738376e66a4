import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { withheldText as words } from './text'

interface HiddenFromOperatorProps {
  subject: 'messages' | 'invoice' | 'keys'
  /** Whether it stands in place of a whole page. */
  isPage?: boolean
}

/** Says what is not shown to an operator who looks at the shop, and why. */
export function HiddenFromOperator({ subject, isPage = false }: HiddenFromOperatorProps) {
  const text = <p>{words[`${subject}Text`]}</p>
  if (!isPage) return <Panel title={words[subject]}>{text}</Panel>
  return (
    <>
      <PageTitle>{words[subject]}</PageTitle>
      <h1>{words[subject]}</h1>
      {text}
    </>
  )
}
