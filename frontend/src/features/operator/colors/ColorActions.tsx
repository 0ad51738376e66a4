import { useState } from 'react'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { problemOf } from '@/api/problem'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { media } from '@/lib/design'
import { useResetColorFamilyMutation, useSetColorFamilyMutation, type ColorFamily, type ManagedColor } from '../api'
import { colorFamiliesText as words } from './text'

/** In the order in which they are chosen from, that of standing alone last. */
const families = Object.keys(words.families) as ColorFamily[]

/** Puts a color into a family, or leaves it to the rule again; each can be undone. One with a family’s name stays there. */
export function ColorActions({ color: managed }: { color: ManagedColor }) {
  const { color, rule, given, isFamily } = managed
  const { isBusy, change } = useChange(managed)
  const current = given?.family ?? (rule === 'none' ? '' : rule)
  const [shown, setShown] = useState<string>(current)
  const [known, setKnown] = useState(current)
  if (known !== current) {
    setKnown(current)
    setShown(current)
  }
  if (isFamily) return null
  const choose = async (family: ColorFamily) => {
    setShown(family)
    const isOfRule = family === rule && rule !== 'none'
    if (!(await change(isOfRule ? null : family))) setShown(current)
  }
  return (
    <Row sx={{ [media.wide]: { flexWrap: 'nowrap', justifyContent: 'end' } }}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': words.familyOf(color), 'aria-busy': isBusy }}
        value={shown}
        onChange={({ target }) => {
          const family = families.find((each) => each === target.value)
          if (family) void choose(family)
        }}
      >
        {shown === '' && (
          <option value="" disabled>
            {words.choose}
          </option>
        )}
        {families.map((family) => (
          <option key={family} value={family}>
            {words.families[family]}
          </option>
        ))}
      </NativeSelect>
      {given && (
        <Button aria-label={words.toRuleFor(color)} aria-busy={isBusy} onClick={() => void change(null)}>
          {words.toRule}
        </Button>
      )}
    </Row>
  )
}

/** Gives a color this family, or none of an operator’s own, and offers to take that back; answers whether it went well. */
function useChange({ color, given }: ManagedColor) {
  const [set, { isLoading: isSetting }] = useSetColorFamilyMutation()
  const [reset, { isLoading: isResetting }] = useResetColorFamilyMutation()
  const before = given?.family ?? null
  const change = async (family: ColorFamily | null, undo?: () => void): Promise<boolean> => {
    const { error } = await (family === null ? reset({ color }) : set({ color, colorFamilyChange: { family } }))
    if (error) toast.error(problemOf(error).message)
    else toast.success(doneWith(color, family), undo ? { action: { label: words.undo, onClick: undo } } : {})
    return !error
  }
  return {
    isBusy: isSetting || isResetting,
    change: (family: ColorFamily | null) => change(family, () => void change(before)),
  }
}

function doneWith(color: string, family: ColorFamily | null) {
  if (family === null) return words.followsRule(color)
  return family === 'none' ? words.isAlone(color) : words.moved(color, words.families[family])
}
