import Skeleton from '@mui/material/Skeleton'

/** The form of an address before it is there. */
export const AddressSkeleton = () => <Skeleton height={604} />
