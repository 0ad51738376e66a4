import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { HomeEdition } from '../api'
import { publishText as words } from './text'

/** How wide the page is there, in CSS pixels, how high a piece of it is seen, and how small it is drawn. */
const screens = [
  { label: words.phone, width: 390, height: 780, scale: 0.6 },
  { label: words.desk, width: 1280, height: 900, scale: 0.24 },
] as const

const Screens = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 20, '& > *': { maxInlineSize: '100%' } })
const Glass = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  maxInlineSize: '100%',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  '& iframe': { display: 'block', border: 0, transformOrigin: '0 0' },
}))

/** What is saved, on a phone and on a computer: the page itself in a frame of that width, to be looked at alone. */
export function PreviewFrames({ edition: { id, name, updatedAt } }: { edition: HomeEdition }) {
  return (
    <Panel title={words.preview} hint={words.previewHint}>
      <Screens>
        {screens.map(({ label, width, height, scale }) => (
          <div key={label}>
            <Typography variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Glass inert style={{ inlineSize: width * scale, blockSize: height * scale }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs the operator's session */}
              <iframe
                // anew after each change
                key={updatedAt}
                title={`${words.previewTitle(name)}: ${label}`}
                src={paths.adminHomePreview(id)}
                loading="lazy"
                width={width}
                height={height}
                style={{ transform: `scale(${scale})` }}
              />
            </Glass>
          </div>
        ))}
      </Screens>
      <Row>
        <Button component={Link} variant="outlined" to={paths.adminHomePreview(id)} target="_blank">
          {words.openPreview}
        </Button>
      </Row>
    </Panel>
  )
}
