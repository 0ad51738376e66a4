import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import type { DisputedShop } from '../api'

/** Who sold what a dispute is about. */
export function DisputedShops({ shops }: { shops: readonly DisputedShop[] }) {
  return shops.map(({ id, name }) => (
    <div key={id}>
      <Link to={paths.adminShop(id)}>{name}</Link>
    </div>
  ))
}
