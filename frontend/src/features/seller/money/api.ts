/** The calls of a seller's money: what the shop is owed, its account line by line, payouts and disputes. */
import { sellerApi } from '../api'
import { csvQuery } from '@/api/csv'

export type {
  WithheldAmount,
  Dispute,
  DisputeDetail,
  LedgerEntry,
  LedgerQuery,
  Payout,
  PayoutAccount,
  PayoutDetail,
  PayoutHold,
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
    listSellerWithheldAmounts: money,
    listSellerLedger: money,
    listSellerStatements: money,
    getSellerStatement: money,
    exportSellerStatement: csvQuery,
    listSellerPayouts: money,
    getSellerPayout: money,
    getPayoutAccount: { providesTags: ['payoutAccount'] },
    setPayoutAccount: { invalidatesTags: ['payoutAccount'] },
    listSellerDisputes: { providesTags: ['sellerDispute'] },
    getSellerDispute: { providesTags: ['sellerDispute'] },
    provideDisputeEvidence: { invalidatesTags: ['sellerDispute'] },
    acceptSellerDispute: { invalidatesTags: ['sellerDispute', 'sellerMoney', 'sellerOrder'] },
  },
})

export const {
  useGetSellerBalanceQuery,
  useListSellerWithheldAmountsQuery,
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
  useAcceptSellerDisputeMutation,
} = moneyApi
