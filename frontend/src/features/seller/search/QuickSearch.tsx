import { useId, useRef, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useAutocomplete from '@mui/material/useAutocomplete'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useForkRef } from '@mui/material/utils'
import FileIcon from 'lucide-react/icons/file'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import SearchIcon from 'lucide-react/icons/search'
import CloseIcon from 'lucide-react/icons/x'
import { Link } from 'react-router-dom'
import { FormAlert } from '@/components/form/FormAlert'
import { LiveRegion } from '@/components/LiveRegion'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { componentText } from '@/components/text'
import { useCloseOnBack } from '@/components/useCloseOnBack'
import { backOfficeOrderStatusChip } from '@/features/orders/status'
import { formatDate } from '@/lib/dates'
import { media, radius, tileOf } from '@/lib/design'
import { ProductStatusLabel } from '../products/list/productCells'
import { quickSearchText as words } from './text'
import { useQuickSearchResults, type QuickSearchRow } from './useQuickSearchResults'

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  padding: '4px 6px 4px 20px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& > input': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 52,
    border: 0,
    outline: 'none',
    background: 'none',
    appearance: 'none',
  },
}))
const Results = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  // As tall as its first view, so that it does not jump while one types.
  [media.tablet]: { minBlockSize: 'min(60dvh, 520px)' },
})
const Group = styled('div')(({ theme }) => ({
  padding: 8,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& > div': {
    padding: '4px 12px 2px',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}))
const Option = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 48,
  padding: '4px 12px',
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { flex: 'none', inlineSize: 36, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.Mui-focused': {
    backgroundColor: theme.vars.palette.tint.ground,
    color: theme.vars.palette.tint.label,
    boxShadow: `inset calc(3px * var(--inline)) 0 ${theme.vars.palette.primary.main}`,
  },
}))
const Words = styled('span')({
  flex: 1,
  minInlineSize: 0,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Small = styled(ProductTile)({ inlineSize: 36, flex: 'none', borderRadius: radius.field })
const Note = styled('div')({ padding: '12px 20px' })

interface QuickSearchProps {
  open: boolean
  onClose: () => void
}

/** The search over the page: orders, products and pages by what is typed; the arrow keys mark one, Enter goes there. */
export function QuickSearch({ open, onClose }: QuickSearchProps) {
  const isPhone = useMediaQuery(media.phone)
  const titleId = useId()
  useCloseOnBack(open, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
    >
      <h2 id={titleId} className="visually-hidden">
        {words.title}
      </h2>
      <Search onClose={onClose} />
    </Dialog>
  )
}

/** What a row is found by; also what a screen reader calls it. */
function nameOf(row: QuickSearchRow): string {
  if ('name' in row) return row.name
  return row.kind === 'order' ? words.order(row.order.number, row.order.buyer.name) : row.product.title
}

function Search({ onClose }: Pick<QuickSearchProps, 'onClose'>) {
  const [typed, setTyped] = useState('')
  const sought = typed.trim()
  const { rows, isSearching, retry } = useQuickSearchResults(typed)
  const input = useRef<HTMLInputElement>(null)
  /** As a click on its link, which also those hear who keep unsaved work from being left. */
  const follow = () => document.getElementById(input.current?.getAttribute('aria-activedescendant') ?? '')?.click()
  const search = useAutocomplete<QuickSearchRow, false, false, false>({
    options: rows,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    includeInputInList: true,
    filterOptions: (all) => all,
    getOptionLabel: nameOf,
    getOptionKey: ({ to }) => to,
    isOptionEqualToValue: (row, other) => row.to === other.to,
    groupBy: ({ kind }) => kind,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text)
    },
    onChange: (event, row) => {
      if (row !== null && event.type === 'click') onClose()
      else if (row !== null) follow()
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose()
    },
  })
  const { ref, ...inputProps } = search.getInputProps()
  const inputRef = useForkRef(ref, input)
  const titles = { ...words.groups, ...(sought === '' && { order: words.newest }) }
  const isNothing = rows.length === 0 && !isSearching && !retry
  return (
    <>
      <Box {...search.getRootProps()}>
        <SearchIcon size={20} />
        <input
          {...inputProps}
          ref={inputRef}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
          autoFocus
          placeholder={words.label}
          aria-label={words.label}
          enterKeyHint="go"
        />
        <IconButton aria-label={componentText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Results>
        {rows.length > 0 && (
          <div {...(search.getListboxProps() as object)} aria-labelledby={undefined} aria-label={words.results}>
            {search.groupedOptions.map((entry) => {
              const { group, index, options } = entry as { group: string; index: number; options: QuickSearchRow[] }
              const title = titles[group as QuickSearchRow['kind']]
              return (
                <Group key={group} role="group" aria-label={title}>
                  <div aria-hidden="true">{title}</div>
                  {options.map((row, at) => {
                    const { key, ...option } = search.getOptionProps({ option: row, index: index + at })
                    return (
                      <Option key={key} {...(option as object)} to={row.to}>
                        {contentOf(row)}
                      </Option>
                    )
                  })}
                </Group>
              )
            })}
          </div>
        )}
        {isNothing && (
          <Note>
            <p>{words.nothing(sought)}</p>
            <Typography variant="body2" color="textSecondary">
              {words.nothingHint}
            </Typography>
          </Note>
        )}
        {isSearching && (
          <Note aria-hidden="true">
            <Typography variant="body2" color="textSecondary">
              {words.searching}…
            </Typography>
          </Note>
        )}
        {retry && (
          <Note>
            <FormAlert>
              <Row spread>
                {words.failed}
                <Button variant="text" onClick={retry}>
                  {componentText.retry}
                </Button>
              </Row>
            </FormAlert>
          </Note>
        )}
      </Results>
      <LiveRegion>{sayOf(sought, rows.length, isSearching, isNothing)}</LiveRegion>
    </>
  )
}

/** What a screen reader hears of the results; it hears what failed from the alert. */
function sayOf(sought: string, count: number, isSearching: boolean, isNothing: boolean): string | null {
  if (sought === '' || (count === 0 && !isSearching && !isNothing)) return null
  if (isSearching) return words.searching
  return isNothing ? words.nothing(sought) : words.found(count)
}

function contentOf(row: QuickSearchRow): ReactNode {
  if ('order' in row) {
    const { number, buyer, createdAt, status } = row.order
    return (
      <>
        <ReceiptTextIcon size={20} />
        <Words>
          <span>{words.order(number, buyer.name)}</span>
          <Typography variant="caption" component="span" color="textSecondary">
            {formatDate(createdAt)}
          </Typography>
        </Words>
        <StatusChip {...backOfficeOrderStatusChip(status)} />
      </>
    )
  }
  if ('product' in row) {
    const { id, thumbnail, tile, title } = row.product
    return (
      <>
        <Small src={thumbnail} tile={tileOf(tile, id)} size={36} />
        <Words>
          <span>{title}</span>
        </Words>
        <ProductStatusLabel product={row.product} />
      </>
    )
  }
  return (
    <>
      {row.kind === 'page' ? <FileIcon size={20} /> : <SearchIcon size={20} />}
      <Words>
        <span>{nameOf(row)}</span>
      </Words>
    </>
  )
}
