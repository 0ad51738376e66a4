import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { withheldText as words } from './text'

interface WithheldProps {
  of: 'messages' | 'invoice' | 'keys'
  /** Whether it stands in place of a whole page. */
  isPage?: boolean
}

/** Says what is not shown to an operator who looks at the shop, and why. */
export function Withheld({ of, isPage = false }: WithheldProps) {
  const text = <p>{words[`${of}Text`]}</p>
  if (!isPage) return <Panel title={words[of]}>{text}</Panel>
  return (
    <>
      <PageTitle>{words[of]}</PageTitle>
      <h1>{words[of]}</h1>
      {text}
    </>
  )
}
