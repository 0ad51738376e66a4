import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { DataGrid, type GridColDef, type GridRenderCellParams, type GridRowId, type GridSortModel } from '@mui/x-data-grid'
import { deDE, enUS } from '@mui/x-data-grid/locales'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { formatDate } from '@/lib/dates'
import { formatNumber, language } from '@/lib/language'
import { paths } from '@/lib/paths'
import type { SellerProductRow } from '../../api'
import { PriceOf, StatusOf, StockOf } from './parts'
import { GridToolbar } from './GridToolbar'
import { readLook, writeLook, type Look } from './look'
import type { ProductsProps } from './ProductCards'
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
  const columns = useMemo(() => columnsOf(onPriceAndStock), [onPriceAndStock])
  const [look, setLook] = useState(() => readLook(shopId))
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part }
    setLook(next)
    writeLook(shopId, next)
  }
  return (
    <Grid
      {...(nonce ? { nonce } : {})}
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

function columnsOf(onPriceAndStock: ProductsProps['onPriceAndStock']): GridColDef<SellerProductRow>[] {
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
      renderCell: ({ row }) => <StatusOf product={row} />,
    },
    { field: 'price', headerName: words.columns.price, width: 140, renderCell: ({ row }) => <PriceOf product={row} /> },
    { field: 'stock', headerName: words.columns.stock, width: 110, renderCell: ({ row }) => <StockOf product={row} /> },
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
