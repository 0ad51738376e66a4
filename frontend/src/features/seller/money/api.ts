/** The calls of a seller's money: what the shop is owed, its account line by line, payouts and disputes. */
import { sellerApi } from '../api'

export type {
  Dispute,
  DisputeDetail,
  LedgerEntry,
  LedgerQuery,
  Payout,
  PayoutAccount,
  PayoutDetail,
  PayoutMethod,
  ShopBalance,
  Statement,
  StatementMonth,
} from '../api'

const money = { providesTags: ['sellerMoney' as const] }

/** The money endpoints: only another payout account and an answer to a dispute change what they say. */
export const moneyApi = sellerApi.enhanceEndpoints({
  addTagTypes: ['sellerMoney', 'payoutAccount', 'sellerDispute'],
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
    listSellerDisputes: { providesTags: ['sellerDispute'] },
    getSellerDispute: { providesTags: ['sellerDispute'] },
    provideDisputeEvidence: { invalidatesTags: ['sellerDispute'] },
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
  useListSellerDisputesQuery,
  useGetSellerDisputeQuery,
  useProvideDisputeEvidenceMutation,
} = moneyApi
