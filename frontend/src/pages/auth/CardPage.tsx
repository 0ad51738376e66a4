import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { PageTitle } from '@/components/Page'
import { Stack } from '@/components/Panel'

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: 16,
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
}))

/** Links under a form, each as high as a finger needs. */
export const CardLinks = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 16,
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
}))

interface CardPageProps {
  title: string
  icon?: IconName
  /** Takes the place of a form that was sent, so the focus moves here. */
  isAnswer?: boolean
  children: ReactNode
}

/** What is written in the card of a guest page: its title, with a picture where there is nothing to fill in. */
export function CardPage({ title, icon, isAnswer = false, children }: CardPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <Stack gap={20}>
      <PageTitle>{title}</PageTitle>
      {icon && (
        <Badge>
          <Icon name={icon} size={28} />
        </Badge>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Stack>
  )
}
