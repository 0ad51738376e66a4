import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import {
  DataGrid,
  GridEditInputCell,
  useGridApiRef,
  type GridColDef,
  type GridRenderCellParams,
  type GridRenderEditCellParams,
  type GridRowId,
  type GridSortModel,
} from '@mui/x-data-grid'
import { deDE, enUS } from '@mui/x-data-grid/locales'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { ProductTile } from '@/components/ProductTile'
import { toast } from '@/components/toast/queue'
import { formatDate } from '@/lib/dates'
import { formatNumber, language } from '@/lib/language'
import { moneyToInput, parseMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { SellerProductRow } from '../../api'
import { variantRules } from '../../variantForm'
import { ProductPrice, ProductStatusLabel, ProductStock } from './productCells'
import { GridToolbar } from './GridToolbar'
import { readTableView, writeTableView, type TableView } from './tableView'
import type { ProductsProps } from './ProductCards'
import { isTypable, useCellSaving } from './useCellSaving'
import { listText as words } from './text'

const locales = { en: enUS, de: deDE }

/** The columns that the server sorts by. */
export type SortField = 'title' | 'price' | 'stock' | 'updated'

/** The order of the list; null: the newest first. */
export interface Sort {
  field: SortField
  direction: 'asc' | 'desc'
}

const Grid = styled(DataGrid<SellerProductRow>)(({ theme }) => ({
  borderColor: theme.vars.palette.divider,
  backgroundColor: theme.vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-containerBackground': theme.vars.palette.surface.sunken,
  '--DataGrid-rowBorderColor': theme.vars.palette.divider,
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', whiteSpace: 'normal', lineHeight: 1.4 },
  '& .MuiDataGrid-columnHeaderTitle': theme.typography.subtitle2,
  '& .typable': { cursor: 'text' },
  '& .typable:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.control}` },
  // Close rows have room for one line of the title.
  '&.MuiDataGrid-root--densityCompact a': { WebkitLineClamp: 1 },
}))
const Product = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  // A row has room for two lines of the title and for one below them.
  '& a': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    color: 'inherit',
    overflowWrap: 'anywhere',
  },
})

interface ProductGridProps extends ProductsProps {
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  /** Whose table it is: its look is remembered. */
  shopId: number
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** A shop's products on a desk. Pages, filters and the order are the server's. */
export function ProductGrid({ products, sort, onSort, onPriceAndStock, shopId, chosen, onChoose }: ProductGridProps) {
  const currency = useCurrency()
  const api = useGridApiRef()
  const save = useCellSaving()
  const [look, setLook] = useState(() => readTableView(shopId))
  const { widths } = look
  const columns = useMemo(() => {
    const drawn = ({ field }: GridColDef) => (widths[field] === undefined ? {} : { width: widths[field], flex: 0 })
    return columnsOf(onPriceAndStock, currency).map((column) => ({ ...column, ...drawn(column) }))
  }, [onPriceAndStock, currency, widths])
  const change = (part: Partial<TableView>) => {
    const next = { ...look, ...part }
    setLook(next)
    writeTableView(shopId, next)
  }
  return (
    <Grid
      {...(nonce ? { nonce } : {})}
      apiRef={api}
      label={words.title}
      rows={products}
      columns={columns}
      rowHeight={72}
      hideFooter
      disableColumnMenu
      disableRowSelectionOnClick
      checkboxSelection
      // Those of other pages stay chosen.
      keepNonExistentRowsSelected
      disableRowSelectionExcludeModel
      rowSelectionModel={{ type: 'include', ids: new Set<GridRowId>(chosen) }}
      onRowSelectionModelChange={({ ids }) => onChoose([...ids].map(Number))}
      isCellEditable={({ field, row }) => isTypable(field, row)}
      getCellClassName={({ isEditable }) => (isEditable ? 'typable' : '')}
      onCellClick={({ id, field, isEditable, cellMode }) => {
        if (isEditable && cellMode === 'view') api.current?.startCellEditMode({ id, field })
      }}
      processRowUpdate={save}
      onProcessRowUpdateError={(error: Error) => toast.error(error.message)}
      onColumnWidthChange={({ colDef, width }) => change({ widths: { ...widths, [colDef.field]: Math.round(width) } })}
      density={look.density}
      onDensityChange={(density) => change({ density })}
      columnVisibilityModel={Object.fromEntries(look.hidden.map((field) => [field, false]))}
      onColumnVisibilityModelChange={(model) =>
        change({ hidden: Object.keys(model).filter((field) => model[field] === false) })
      }
      showToolbar
      slots={{ toolbar: GridToolbar }}
      sortingMode="server"
      sortModel={sort ? [{ field: sort.field, sort: sort.direction }] : []}
      onSortModelChange={([model]: GridSortModel) =>
        onSort(model?.sort ? { field: model.field as SortField, direction: model.sort } : null)
      }
      localeText={locales[language].components.MuiDataGrid.defaultProps.localeText}
    />
  )
}

function columnsOf(onPriceAndStock: ProductsProps['onPriceAndStock'], currency: string): GridColDef<SellerProductRow>[] {
  const rules = variantRules(currency)
  const priceFault = (typed: string) => faultOf(rules.price.validate(typed.trim()))
  const stockFault = (typed: string) => (rules.stock.pattern.value.test(typed.trim()) ? null : rules.stock.pattern.message)
  return [
    {
      field: 'title',
      hideable: false,
      headerName: words.columns.title,
      flex: 1,
      minWidth: 180,
      renderCell: (cell) => <ProductCell {...cell} />,
    },
    {
      field: 'status',
      headerName: words.columns.status,
      width: 116,
      sortable: false,
      renderCell: ({ row }) => <ProductStatusLabel product={row} />,
    },
    {
      ...typed(priceFault),
      field: 'price',
      headerName: words.columns.price,
      width: 140,
      renderCell: ({ row }) => <ProductPrice product={row} />,
      valueGetter: (_, { minPrice }) => moneyToInput(minPrice, currency),
      valueSetter: (text: string, row) => {
        const price = parseMoney(text, currency) ?? row.minPrice
        return { ...row, minPrice: price, maxPrice: price }
      },
    },
    {
      ...typed(stockFault),
      field: 'stock',
      headerName: words.columns.stock,
      width: 110,
      renderCell: ({ row }) => <ProductStock product={row} />,
      valueGetter: (_, { stock }) => String(stock),
      valueSetter: (text: string, row) => ({ ...row, stock: Number(text) }),
    },
    {
      field: 'soldCount',
      headerName: words.columns.sold,
      width: 80,
      sortable: false,
      renderCell: ({ row }) => formatNumber(row.soldCount),
    },
    {
      field: 'updated',
      headerName: words.columns.updated,
      width: 104,
      renderCell: ({ row }) => formatDate(row.updatedAt),
    },
    {
      field: 'acts',
      headerName: words.priceAndStock,
      width: 194,
      sortable: false,
      renderCell: (cell) => <ActCell {...cell} onPress={() => onPriceAndStock(cell.row)} />,
    },
  ]
}

const faultOf = (checked: string | boolean) => (typeof checked === 'string' ? checked : null)

/** Of a column that is typed over in its cells: Enter saves, Escape leaves all as it was; what is wrong is said beside the cell. */
const typed = (fault: (typed: string) => string | null): Partial<GridColDef<SellerProductRow>> => ({
  editable: true,
  preProcessEditCellProps: ({ props }) => ({ ...props, error: fault(String(props.value)) !== null }),
  renderEditCell: (cell) => <TypedCell {...cell} fault={fault(String(cell.value))} />,
})

function TypedCell({ fault, ...cell }: GridRenderEditCellParams<SellerProductRow> & { fault: string | null }) {
  const htmlInput = { 'aria-label': words.cellOf(cell.colDef.headerName ?? '', cell.row.title), inputMode: 'decimal' } as const
  return (
    <Tooltip open={fault !== null} title={<span role="alert">{fault}</span>}>
      <div>
        <GridEditInputCell {...cell} debounceMs={0} slotProps={{ root: { slotProps: { htmlInput } } }} />
      </div>
    </Tooltip>
  )
}

type CellProps = GridRenderCellParams<SellerProductRow>

/** The arrow keys lead to what can be pressed in a cell rather than to the cell; Tab stops once in the whole grid. */
function useCellFocus({ hasFocus, tabIndex }: CellProps) {
  const ref = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (hasFocus) ref.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return { ref, tabIndex }
}

function ProductCell(cell: CellProps) {
  const { row } = cell
  return (
    <Product>
      <ProductTile src={row.thumbnail} tile={row.tile} size={48} />
      <span>
        <Link {...useCellFocus(cell)} to={paths.sellerProductEdit(row.id)}>
          {row.title}
        </Link>
        <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {words.variants(row.variantCount)}
        </Typography>
      </span>
    </Product>
  )
}

function ActCell({ onPress, ...cell }: CellProps & { onPress: () => void }) {
  return (
    <Button
      {...useCellFocus(cell)}
      variant="outlined"
      aria-label={words.priceAndStockOf(cell.row.title)}
      onClick={onPress}
    >
      {words.priceAndStock}
    </Button>
  )
}
