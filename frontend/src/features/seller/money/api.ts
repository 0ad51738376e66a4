/** The calls of a seller's money: what the shop is owed, its account line by line, and its payouts. */
import { sellerApi as generated } from '@/api/generated/seller'

export type {
  LedgerEntry,
  ListSellerLedgerApiArg as LedgerQuery,
  Payout,
  PayoutAccount,
  PayoutDetail,
  PayoutMethod,
  ShopBalance,
  Statement,
  StatementMonth,
} from '@/api/generated/seller'

const money = { providesTags: ['sellerMoney' as const] }

/** The money endpoints: only another payout account changes what they answer. */
export const moneyApi = generated.enhanceEndpoints({
  addTagTypes: ['sellerMoney', 'payoutAccount'],
  endpoints: {
    getSellerBalance: money,
    listSellerLedger: money,
    listSellerStatements: money,
    getSellerStatement: money,
    exportSellerStatement: (endpoint) => {
      const { query } = endpoint
      // A table for a spreadsheet is no JSON; a refusal is.
      if (query) endpoint.query = (month) => ({ ...Object(query(month)), responseHandler: 'content-type' })
      endpoint.providesTags = money.providesTags
    },
    listSellerPayouts: money,
    getSellerPayout: money,
    getPayoutAccount: { providesTags: ['payoutAccount'] },
    setPayoutAccount: { invalidatesTags: ['payoutAccount'] },
  },
})

export const {
  useGetSellerBalanceQuery,
  useListSellerLedgerQuery,
  useListSellerStatementsQuery,
  useGetSellerStatementQuery,
  useLazyExportSellerStatementQuery,
  useListSellerPayoutsQuery,
  useGetSellerPayoutQuery,
  useGetPayoutAccountQuery,
  useSetPayoutAccountMutation,
} = moneyApi
