import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useGetConfigQuery } from '@/features/catalog/api'
import { paths } from '@/lib/paths'
import { settingsText as words } from './text'

/** What the promo line says now, and the way to where it is changed. */
export function PromoRow() {
  const { data } = useGetConfigQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {words.promo}
      </Typography>
      <p>{data && (data.promo?.text ?? words.noPromo)}</p>
      <Link to={paths.adminHomePages()}>{words.toHomePages}</Link>
    </div>
  )
}
