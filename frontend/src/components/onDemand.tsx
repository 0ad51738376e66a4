import { startTransition, useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is fetched when it is first shown; until then there is nothing. For what a
 * visitor opens: menus, drawers, dialogs. Without a network it stays away and comes at the next try.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => known)
    useEffect(() => {
      if (Part) return
      let gone = false
      load().then(
        (part) => {
          known = part
          // Many may arrive at once; meanwhile the page answers.
          if (!gone) startTransition(() => setPart(() => part))
        },
        () => undefined,
      )
      return () => {
        gone = true
      }
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
}
