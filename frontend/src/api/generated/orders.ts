import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["orders"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDisputes: build.query<ListDisputesApiResponse, ListDisputesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/disputes`,
          params: {
            open: queryArg.open,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      acceptDispute: build.mutation<
        AcceptDisputeApiResponse,
        AcceptDisputeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.id))}/accept`,
          method: "POST",
          body: queryArg.acceptDispute,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      listModeratedMessages: build.query<
        ListModeratedMessagesApiResponse,
        ListModeratedMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/messages`,
          params: {
            status: queryArg.status,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      hideMessage: build.mutation<HideMessageApiResponse, HideMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/messages/${encodeURIComponent(String(queryArg.messageId))}/hide`,
          method: "POST",
          body: queryArg.hideMessage,
        }),
        invalidatesTags: ["orders"],
      }),
      restoreMessage: build.mutation<
        RestoreMessageApiResponse,
        RestoreMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/messages/${encodeURIComponent(String(queryArg.messageId))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      getMarketOverview: build.query<
        GetMarketOverviewApiResponse,
        GetMarketOverviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/overview`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["orders"],
      }),
      listPayoutRuns: build.query<
        ListPayoutRunsApiResponse,
        ListPayoutRunsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      startPayoutRun: build.mutation<
        StartPayoutRunApiResponse,
        StartPayoutRunApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      planPayoutRun: build.query<PlanPayoutRunApiResponse, PlanPayoutRunApiArg>(
        {
          query: () => ({ url: `/api/admin/payout-runs/plan` }),
          providesTags: ["orders"],
        },
      ),
      getPayoutRun: build.query<GetPayoutRunApiResponse, GetPayoutRunApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      exportPayoutRun: build.query<
        ExportPayoutRunApiResponse,
        ExportPayoutRunApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs/${encodeURIComponent(String(queryArg.id))}/bank.csv`,
        }),
        providesTags: ["orders"],
      }),
      markPayoutFailed: build.mutation<
        MarkPayoutFailedApiResponse,
        MarkPayoutFailedApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payouts/${encodeURIComponent(String(queryArg.id))}/failed`,
          method: "POST",
          body: queryArg.failedPayout,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      markPayoutPaid: build.mutation<
        MarkPayoutPaidApiResponse,
        MarkPayoutPaidApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payouts/${encodeURIComponent(String(queryArg.id))}/paid`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      listBookBreaks: build.query<
        ListBookBreaksApiResponse,
        ListBookBreaksApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reconciliation/breaks`,
          params: {
            status: queryArg.status,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      explainBookBreak: build.mutation<
        ExplainBookBreakApiResponse,
        ExplainBookBreakApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reconciliation/breaks/${encodeURIComponent(String(queryArg.id))}/explain`,
          method: "POST",
          body: queryArg.explainBreak,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      listOwedRefunds: build.query<
        ListOwedRefundsApiResponse,
        ListOwedRefundsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/refunds`,
          params: {
            status: queryArg.status,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      retryRefund: build.mutation<RetryRefundApiResponse, RetryRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/refunds/${encodeURIComponent(String(queryArg.refundId))}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      settleRefund: build.mutation<SettleRefundApiResponse, SettleRefundApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/refunds/${encodeURIComponent(String(queryArg.refundId))}/settle`,
            method: "POST",
            body: queryArg.settleRefund,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["orders"],
        },
      ),
      listReturns: build.query<ListReturnsApiResponse, ListReturnsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/returns`,
          params: {
            stage: queryArg.stage,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      decideReturn: build.mutation<DecideReturnApiResponse, DecideReturnApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/returns/${encodeURIComponent(String(queryArg.returnId))}/decide`,
            method: "POST",
            body: queryArg.decideReturn,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["orders"],
        },
      ),
      refundShopOrder: build.mutation<
        RefundShopOrderApiResponse,
        RefundShopOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shop-orders/${encodeURIComponent(String(queryArg.shopOrderId))}/refunds`,
          method: "POST",
          body: queryArg.grantRefund,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      adjustShopBalance: build.mutation<
        AdjustShopBalanceApiResponse,
        AdjustShopBalanceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/adjustments`,
          method: "POST",
          body: queryArg.newAdjustment,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      getShopBalance: build.query<
        GetShopBalanceApiResponse,
        GetShopBalanceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/balance`,
        }),
        providesTags: ["orders"],
      }),
      setPayoutTerms: build.mutation<
        SetPayoutTermsApiResponse,
        SetPayoutTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/payout-terms`,
          method: "PATCH",
          body: queryArg.payoutTerms,
        }),
        invalidatesTags: ["orders"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            tab: queryArg.tab,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.placeOrder,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      quoteOrder: build.query<QuoteOrderApiResponse, QuoteOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/quote`,
          method: "POST",
          body: queryArg.quoteOrder,
        }),
        providesTags: ["orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["orders"],
      }),
      buyAgain: build.mutation<BuyAgainApiResponse, BuyAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/buy-again`,
          method: "POST",
          body: queryArg.buyAgain,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      captureOrder: build.mutation<CaptureOrderApiResponse, CaptureOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/capture`,
            method: "POST",
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["orders"],
        },
      ),
      getOrderInvoices: build.query<
        GetOrderInvoicesApiResponse,
        GetOrderInvoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/invoice`,
        }),
        providesTags: ["orders"],
      }),
      getReturn: build.query<GetReturnApiResponse, GetReturnApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}`,
        }),
        providesTags: ["orders"],
      }),
      advanceReturn: build.mutation<
        AdvanceReturnApiResponse,
        AdvanceReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}`,
          method: "POST",
          body: queryArg.advanceReturn,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      addReturnPhotos: build.mutation<
        AddReturnPhotosApiResponse,
        AddReturnPhotosApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/returns/${encodeURIComponent(String(queryArg.rid))}/photos`,
          method: "POST",
          body: queryArg.returnPhotos,
        }),
        invalidatesTags: ["orders"],
      }),
      cancelShopOrder: build.mutation<
        CancelShopOrderApiResponse,
        CancelShopOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/cancel`,
          method: "POST",
          body: queryArg.cancelShopOrder,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      listOrderMessages: build.query<
        ListOrderMessagesApiResponse,
        ListOrderMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/messages`,
          params: {
            before: queryArg.before,
          },
        }),
        providesTags: ["orders"],
      }),
      sendOrderMessage: build.mutation<
        SendOrderMessageApiResponse,
        SendOrderMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/messages`,
          method: "POST",
          body: queryArg.messageForm,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      markMessagesSeen: build.mutation<
        MarkMessagesSeenApiResponse,
        MarkMessagesSeenApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/messages/seen`,
          method: "POST",
          body: queryArg.seenMessages,
        }),
        invalidatesTags: ["orders"],
      }),
      reportMessage: build.mutation<
        ReportMessageApiResponse,
        ReportMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/messages/${encodeURIComponent(String(queryArg.messageId))}/report`,
          method: "POST",
          body: queryArg.reportMessage,
        }),
        invalidatesTags: ["orders"],
      }),
      confirmReceived: build.mutation<
        ConfirmReceivedApiResponse,
        ConfirmReceivedApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/received`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      requestReturn: build.mutation<
        RequestReturnApiResponse,
        RequestReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.id))}/shop-orders/${encodeURIComponent(String(queryArg.sid))}/returns`,
          method: "POST",
          body: queryArg.requestReturn,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      reviewOrderLine: build.mutation<
        ReviewOrderLineApiResponse,
        ReviewOrderLineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${encodeURIComponent(String(queryArg.orderId))}/lines/${encodeURIComponent(String(queryArg.lineId))}/review`,
          method: "POST",
          body: queryArg.reviewForm,
        }),
        invalidatesTags: ["orders"],
      }),
      trackOrder: build.query<TrackOrderApiResponse, TrackOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/public/orders/track`,
          method: "POST",
          body: queryArg.trackOrder,
        }),
        providesTags: ["orders"],
      }),
      listConversations: build.query<
        ListConversationsApiResponse,
        ListConversationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/user/conversations`,
          params: {
            unread: queryArg.unread,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      paypalWebhook: build.mutation<
        PaypalWebhookApiResponse,
        PaypalWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/paypal`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["orders"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as ordersApi };
export type ListDisputesApiResponse = /** status 200 One page */ DisputePage;
export type ListDisputesApiArg = {
  /** Only those that are not decided. */
  open?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type AcceptDisputeApiResponse =
  /** status 200 The dispute */ DisputeDetail;
export type AcceptDisputeApiArg = {
  /** The dispute's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  acceptDispute: AcceptDispute;
};
export type ListModeratedMessagesApiResponse =
  /** status 200 One page; of reported ones the oldest first */ ModeratedMessagePage;
export type ListModeratedMessagesApiArg = {
  /** `reported`: shown, and no operator has decided about the report. */
  status?: "reported" | "hidden";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type HideMessageApiResponse =
  /** status 200 The message */ ModeratedMessage;
export type HideMessageApiArg = {
  /** The message's id. */
  messageId: number;
  hideMessage: HideMessage;
};
export type RestoreMessageApiResponse =
  /** status 200 The message */ ModeratedMessage;
export type RestoreMessageApiArg = {
  /** The message's id. */
  messageId: number;
};
export type GetMarketOverviewApiResponse =
  /** status 200 The figures, to the last payment */ MarketOverview;
export type GetMarketOverviewApiArg = {
  /** The first day. */
  from?: string;
  /** The last day, which is part of it; at most 366 days from the first. */
  to?: string;
};
export type ListPayoutRunsApiResponse =
  /** status 200 One page */ PayoutRunPage;
export type ListPayoutRunsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type StartPayoutRunApiResponse =
  /** status 201 The run, which goes on by itself */ PayoutRun;
export type StartPayoutRunApiArg = {
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type PlanPayoutRunApiResponse =
  /** status 200 Every shop that is owed something */ PayoutPlan;
export type PlanPayoutRunApiArg = void;
export type GetPayoutRunApiResponse = /** status 200 The run */ PayoutRunDetail;
export type GetPayoutRunApiArg = {
  /** The run's id. */
  id: number;
};
export type ExportPayoutRunApiResponse =
  /** status 200 Holder, IBAN, amount, currency and reference (RFC 4180) */ string;
export type ExportPayoutRunApiArg = {
  /** The run's id. */
  id: number;
};
export type MarkPayoutFailedApiResponse = /** status 200 The payout */ Payout;
export type MarkPayoutFailedApiArg = {
  /** The payout's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  failedPayout: FailedPayout;
};
export type MarkPayoutPaidApiResponse = /** status 200 The payout */ Payout;
export type MarkPayoutPaidApiArg = {
  /** The payout's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type ListBookBreaksApiResponse =
  /** status 200 One page, and the last comparison */ BookBreakPage;
export type ListBookBreaksApiArg = {
  /** `explained`: somebody said why. `gone`: the books agree again, or differ by another amount,
    which is a break of its own. */
  status?: "open" | "explained" | "gone";
  sort?: "newest" | "largest";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExplainBookBreakApiResponse = /** status 200 The break */ BookBreak;
export type ExplainBookBreakApiArg = {
  /** The break's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  explainBreak: ExplainBreak;
};
export type ListOwedRefundsApiResponse =
  /** status 200 One page, the latest first */ OwedRefundPage;
export type ListOwedRefundsApiArg = {
  /** `failed`: PayPal will not pay it. `waiting`: PayPal could not be reached or has not finished
    it, and it is tried again by itself, after a time that grows to a day. `settled`: it had
    failed, and an operator said what became of it. */
  status?: "failed" | "waiting" | "settled";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type RetryRefundApiResponse = /** status 200 The refund */ OwedRefund;
export type RetryRefundApiArg = {
  refundId: number;
};
export type SettleRefundApiResponse = /** status 200 The refund */ OwedRefund;
export type SettleRefundApiArg = {
  refundId: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  settleRefund: SettleRefund;
};
export type ListReturnsApiResponse =
  /** status 200 A page of returns */ ReturnPage;
export type ListReturnsApiArg = {
  /** Whom they wait for: the `shop`, the `buyer`, the `operator`; `over`: nobody. */
  stage?: "all" | "shop" | "buyer" | "operator" | "over";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type DecideReturnApiResponse = /** status 200 The return */ Return;
export type DecideReturnApiArg = {
  returnId: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  decideReturn: DecideReturn;
};
export type RefundShopOrderApiResponse =
  /** status 200 The refund */ OrderRefund;
export type RefundShopOrderApiArg = {
  shopOrderId: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  grantRefund: GrantRefund;
};
export type AdjustShopBalanceApiResponse =
  /** status 201 What was booked */ Adjustment;
export type AdjustShopBalanceApiArg = {
  /** The shop's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  newAdjustment: NewAdjustment;
};
export type GetShopBalanceApiResponse =
  /** status 200 The balance at this moment */ ShopBalance;
export type GetShopBalanceApiArg = {
  /** The shop's id. */
  id: number;
};
export type SetPayoutTermsApiResponse =
  /** status 200 The shop's balance as it is now */ ShopBalance;
export type SetPayoutTermsApiArg = {
  /** The shop's id. */
  id: number;
  payoutTerms: PayoutTerms;
};
export type ListOrdersApiResponse =
  /** status 200 A page of the orders that were found */ OrderPage;
export type ListOrdersApiArg = {
  /** Which orders. */
  tab?: "all" | "to_pay" | "to_ship" | "on_the_way" | "delivered" | "returns";
  /** A part of the order's number, of a product's title or of a shop's name. */
  q?: string;
  /** Placed on this day (UTC) or later. */
  from?: string;
  /** Placed on this day (UTC) or earlier. */
  to?: string;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type PlaceOrderApiResponse =
  /** status 201 Placed; `payment.providerOrderId` is for PayPal's button */ Order;
export type PlaceOrderApiArg = {
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  placeOrder: PlaceOrder;
};
export type QuoteOrderApiResponse =
  /** status 200 The quote, with what stands in the way */ Quote;
export type QuoteOrderApiArg = {
  quoteOrder: QuoteOrder;
};
export type GetOrderApiResponse = /** status 200 The order */ Order;
export type GetOrderApiArg = {
  /** The order's id. */
  id: number;
};
export type BuyAgainApiResponse =
  /** status 200 The cart, and what became of each line */ BoughtAgain;
export type BuyAgainApiArg = {
  /** The order's id. */
  id: number;
  /** A random text, the same for each retry. */
  "Idempotency-Key"?: string;
  buyAgain: BuyAgain;
};
export type CancelOrderApiResponse =
  /** status 200 The order; `cancelRequests` say what a shop was asked */ Order;
export type CancelOrderApiArg = {
  /** The order's id. */
  id: number;
};
export type CaptureOrderApiResponse =
  /** status 200 Paid, or still being confirmed */ Order;
export type CaptureOrderApiArg = {
  /** The order's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type GetOrderInvoicesApiResponse =
  /** status 200 One invoice for each shop's part that was paid */ Invoice[];
export type GetOrderInvoicesApiArg = {
  /** The order's id. */
  id: number;
};
export type GetReturnApiResponse = /** status 200 The return */ Return;
export type GetReturnApiArg = {
  /** The order's id. */
  id: number;
  /** The return's id. */
  rid: number;
};
export type AdvanceReturnApiResponse = /** status 200 The return */ Return;
export type AdvanceReturnApiArg = {
  /** The order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  advanceReturn: AdvanceReturn;
};
export type AddReturnPhotosApiResponse = /** status 200 The return */ Return;
export type AddReturnPhotosApiArg = {
  /** The order's id. */
  id: number;
  /** The return's id. */
  rid: number;
  returnPhotos: ReturnPhotos;
};
export type CancelShopOrderApiResponse = /** status 200 The order */ Order;
export type CancelShopOrderApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  cancelShopOrder: CancelShopOrder;
};
export type ListOrderMessagesApiResponse =
  /** status 200 The latest 50, or those before a message */ Conversation;
export type ListOrderMessagesApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  /** Those that were written before this message; the latest when it is left out. */
  before?: number;
};
export type SendOrderMessageApiResponse =
  /** status 201 The message */ OrderMessage;
export type SendOrderMessageApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  messageForm: MessageForm;
};
export type MarkMessagesSeenApiResponse = unknown;
export type MarkMessagesSeenApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  seenMessages: SeenMessages;
};
export type ReportMessageApiResponse = unknown;
export type ReportMessageApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  /** The message's id. */
  messageId: number;
  reportMessage: ReportMessage;
};
export type ConfirmReceivedApiResponse = /** status 200 The order */ Order;
export type ConfirmReceivedApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
};
export type RequestReturnApiResponse = /** status 200 The order */ Order;
export type RequestReturnApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  requestReturn: RequestReturn;
};
export type ReviewOrderLineApiResponse =
  /** status 201 The review, as everybody reads it */ Review;
export type ReviewOrderLineApiArg = {
  /** The order. */
  orderId: number;
  /** Its line. */
  lineId: number;
  reviewForm: ReviewForm;
};
export type TrackOrderApiResponse =
  /** status 200 The order; `address` and `note` are null */ Order;
export type TrackOrderApiArg = {
  trackOrder: TrackOrder;
};
export type ListConversationsApiResponse =
  /** status 200 One page */ ConversationPage;
export type ListConversationsApiArg = {
  /** Only those in which something is unread. */
  unread?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type PaypalWebhookApiResponse = unknown;
export type PaypalWebhookApiArg = {
  /** The event as PayPal sends it, signed */
  body: unknown;
};
export type Dispute = {
  id: number;
  orderNumber: string;
  /** The shop's part of the order; null for operators. */
  shopOrderId: number | null;
  /** PayPal's word for why. */
  reason: string;
  /** PayPal's word for where it stands. */
  status: string;
  /** How grave it is: `INQUIRY`, `CHARGEBACK`, `PRE_ARBITRATION` or `ARBITRATION`. */
  stage: string;
  /** PayPal's word for how it ended. */
  outcome: string | null;
  /** What it is about, of the whole order, in minor units. */
  amount: number;
  currency: string;
  /** Until when PayPal wants an answer. */
  respondBy: string | null;
  openedAt: string;
  resolvedAt: string | null;
  /** When the marketplace or the shop agreed with the buyer. */
  acceptedAt: string | null;
  /** Why PayPal did not take that. */
  acceptFailure: string | null;
  /** Whether it was the shop that agreed. */
  acceptedByShop: boolean;
  /** Whether the shop may agree with the buyer: it is not over, and the whole order is the shop's. */
  canAccept: boolean;
};
export type DisputePage = {
  items: Dispute[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type InPayment = {
  /** Its id. */
  orderId: number;
  /** The number for people. */
  orderNumber: string;
};
export type FieldError = {
  /** JSON pointer to the field (RFC 6901). */
  pointer: string;
  /** Stable code. */
  code: string;
  /** One sentence that says what to do. */
  message: string;
};
export type QuoteGroup = {
  shopId: number;
  shopName: string;
  subtotal: number;
  discount: number;
  total: number;
};
export type QuoteProblem = {
  /** The item it is about; null: the coupon, or the whole. */
  cartItemId: number | null;
  /** `unavailable`, `shop_on_holiday`, `out_of_stock`, `own_shop`, `payment_in_progress`, `coupon_unknown`,
    `coupon_not_started`, `coupon_expired`, `coupon_used`, `coupon_not_applicable`,
    `coupon_minimum` or `nothing_to_pay`. */
  code: string;
  /** One sentence for the shopper. */
  message: string;
};
export type LineChange = {
  /** `price_up`, `price_down`, `less_stock`, `sold_out`, `shop_on_holiday` or `gone`. */
  code: string;
  /** What one piece cost before, in minor units; there if it costs something else now. */
  priceWas: number | null;
  /** How many are left; there if that is less than wanted. */
  left: number | null;
};
export type QuoteChange = LineChange & {
  /** The item it is about. */
  cartItemId: number;
};
export type Quote = {
  groups: QuoteGroup[];
  subtotal: number;
  discount: number;
  /** Always 0. */
  shipping: number;
  /** `subtotal - discount + shipping`. */
  total: number;
  currency: string;
  problems: QuoteProblem[];
  /** What became different about the lines since the shopper saw them. */
  changes: QuoteChange[];
};
export type Problem = (InPayment | null) & {
  /** A URI reference that names the kind of problem. */
  type: string;
  /** The kind in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened and what to do, for people. */
  detail: string;
  /** The path that was asked for. */
  instance: string;
  /** Stable snake_case code. */
  code: string;
  /** Quote it when asking for help. */
  requestId: string;
  /** The same as `detail`. */
  message: string;
  /** The refused fields, if any. */
  errors: FieldError[];
  /** For `invalid_transition` and `method_not_allowed`: what is allowed instead. */
  allowed?: string[];
  quote?: Quote | null;
  /** For `stock_moved`: how many can be bought now. */
  stock?: number | null;
  /** For `product_changed`: the version of the product now. */
  version?: number | null;
};
export type DisputeEvidence = {
  id: number;
  note: string;
  shipmentIds: number[];
  /** `pending`, `sent` or `failed`. */
  status: string;
  /** Why PayPal does not take it. */
  failure: string | null;
  createdAt: string;
};
export type DisputeDetail = {
  dispute: Dispute;
  /** In its order. */
  evidence: DisputeEvidence[];
};
export type AcceptDispute = {
  /** PayPal and the buyer read it. */
  note: string;
};
export type Picture = {
  /** The rendition to use without `srcset`. */
  url: string;
  /** What it shows. */
  alt: string;
  /** Pixels of the widest rendition; null for a picture of before there were several. */
  width: number | null;
  height: number | null;
  /** All widths, ready for the attribute. */
  srcset: string | null;
  /** A few pixels of it as a data URI, to be seen until it is there; null for a cut-out. */
  placeholder: string | null;
};
export type MessageReport = {
  /** `spam`, `offensive`, `off_platform`, `private` or `other`. */
  reason: string;
  text: string | null;
  createdAt: string;
  /** When an operator decided about it. */
  settledAt: string | null;
};
export type ModeratedMessage = {
  id: number;
  /** `buyer` or `seller`. */
  author: string;
  /** What it said, hidden or not. */
  text: string;
  photos: Picture[];
  createdAt: string;
  shopOrderId: number;
  orderNumber: string;
  shopName: string;
  buyerName: string;
  report: MessageReport;
  hiddenAt: string | null;
  hiddenReason: string | null;
};
export type ModeratedMessagePage = {
  items: ModeratedMessage[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type HideMessage = {
  /** For the record. */
  reason: string;
};
export type Period = {
  from: string;
  /** Part of it. */
  to: string;
};
export type MarketFigures = {
  /** What buyers paid in these days, after discounts. Refunds are not taken off. */
  sales: number;
  /** What the marketplace earned in these days, less what it gave back with refunds. */
  commission: number;
  /** What went back to buyers in these days, whenever they had paid. */
  refunded: number;
  /** Orders that were paid in these days, with those that were cancelled later. */
  orders: number;
  /** Shops that were begun in these days, open or not. */
  newShops: number;
  /** Accounts that were opened in these days and activated since. */
  newBuyers: number;
  /** Complaints at PayPal that were begun in these days. */
  disputes: number;
};
export type StepUnit = "day" | "month";
export type MarketStep = {
  from: string;
  to: string;
  now: MarketFigures;
  before: MarketFigures;
};
export type MarketToDo = {
  /** Shops that ask to be opened. */
  shops: number;
  /** Since when the first of them waits. */
  shopsSince: string | null;
  /** Reviews that were reported, and nobody has decided. */
  reportedReviews: number;
  /** Messages that were reported, and nobody has decided. */
  reportedMessages: number;
  /** Returns that buyer and shop do not agree about. */
  returns: number;
  /** Since when the first of them waits. */
  returnsSince: string | null;
  /** Refunds that failed. */
  failedRefunds: number;
  /** Payouts that failed or came back, where the shop was sent nothing since. */
  failedPayouts: number;
  /** Payouts that are not over: on their way, unclaimed, or a bank transfer that nobody made yet. */
  openPayouts: number;
  /** Complaints at PayPal that are not over. */
  disputes: number;
  /** Until when PayPal wants the first answer. */
  disputesBy: string | null;
  /** Differences between PayPal's books and ours that nobody has explained. */
  breaks: number;
  /** When the books were last compared; null before the first time. */
  comparedAt: string | null;
  /** Jobs that were given up. */
  parkedJobs: number;
};
export type MarketOverview = {
  currency: string;
  /** The day of UTC now. */
  today: string;
  period: Period;
  /** As many days right before. */
  before: Period;
  figures: MarketFigures;
  figuresBefore: MarketFigures;
  unit: StepUnit;
  /** The days or months of the period, from the first to the last. */
  steps: MarketStep[];
  toDo: MarketToDo;
};
export type PayoutRun = {
  id: number;
  /** `collecting`, `sending` (PayPal is asked until its answer is known), `sent` or `refused`. */
  status: string;
  /** The day for which the clock began it; null when an operator did. */
  scheduledFor: string | null;
  /** How many shops are paid. */
  payouts: number;
  /** How much in all, in minor units. */
  amount: number;
  currency: string;
  /** What kept it from getting through last. */
  lastError: string | null;
  createdAt: string;
};
export type PayoutRunPage = {
  items: PayoutRun[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type PayoutMethod = "paypal" | "bank";
export type PlannedPayout = {
  shopId: number;
  shopName: string;
  /** What it would get, in minor units; 0 when it is not paid. */
  amount: number;
  /** What it is owed. */
  balance: number;
  /** What of it can be paid out. */
  available: number;
  method: PayoutMethod | null;
  /** Most of the account is hidden. */
  account: string | null;
  /** Why it is not paid: `no_account`, `account_changed`, `payout_open`, `shop_closed` or
    `below_minimum`. */
  obstacle: string | null;
  /** Until when a changed account waits. */
  heldUntil: string | null;
};
export type PayoutPlan = {
  currency: string;
  /** What all shops would get, in minor units. */
  amount: number;
  /** Every shop that is owed something. */
  shops: PlannedPayout[];
};
export type Payout = {
  id: number;
  /** In minor units. */
  amount: number;
  currency: string;
  method: PayoutMethod;
  /** The account, most of it hidden. */
  account: string;
  /** `pending`, `in_transit`, `unclaimed` (waits at PayPal for somebody with that address),
    `paid`, `failed` or `returned`; money of the last two is in the balance again. */
  status: string;
  /** Why it failed or came back. */
  failure: string | null;
  createdAt: string;
  /** When it arrived, failed or came back. */
  endedAt: string | null;
};
export type ShopPayout = {
  shopId: number;
  shopName: string;
  payout: Payout;
};
export type PayoutRunDetail = {
  run: PayoutRun;
  payouts: ShopPayout[];
};
export type FailedPayout = {
  /** The shop reads it. */
  reason: string;
};
export type BookedAmount = {
  /** In minor units. */
  amount: number;
  currency: string;
};
export type BreakExplanation = {
  note: string;
  /** The operator's user id. */
  by: number;
  at: string;
};
export type BookBreak = {
  id: number;
  /** What moved: `capture`, `refund`, `reversal`, `reversal_undone`, `payout`, `payout_returned`,
    `payout_fee` or `dispute_fee`. */
  kind: string;
  /** PayPal's name for it; of a payout ours, which PayPal knows too. */
  name: string;
  /** The capture that it belongs to by PayPal, if it says so. */
  captureId: string | null;
  /** The order that it is about. With the way `no_order` it is not in our books. */
  orderNumber: string | null;
  /** How the books differ: `not_here` (only PayPal knows of it), `no_order` (money came for an
    order that we do not have), `not_there` (only we know of it), `amount`, `fee`, or
    `elsewhere` (PayPal calls it something else, or says that it belongs to another capture). */
  way: string;
  there: BookedAmount | null;
  here: BookedAmount | null;
  /** How far the books differ, in minor units. */
  size: number;
  /** All of it in one sentence. */
  summary: string;
  /** When the money moved. */
  movedAt: string;
  firstSeen: string;
  lastSeen: string;
  /** When a comparison did not find it any more. */
  goneAt: string | null;
  explanation: BreakExplanation | null;
};
export type BookComparison = {
  /** The beginning of the period that was compared. */
  from: string;
  /** Its end. */
  until: string;
  /** When it was done. */
  at: string;
};
export type BookBreakPage = {
  items: BookBreak[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  comparison: BookComparison | null;
};
export type ExplainBreak = {
  note: string;
};
export type RefundSettlement = {
  /** What became of a refund that failed: `paid_elsewhere` (the buyer has the money, but not by
    PayPal), or `not_owed` (nobody owes it). */
  how: "paid_elsewhere" | "not_owed";
  reason: string;
  /** The operator's user id. */
  by: number;
  at: string;
};
export type OwedRefund = {
  id: number;
  orderId: number;
  orderNumber: string;
  /** Null when the money paid for nothing, such as one that came too late. */
  shopOrderId: number | null;
  /** In minor units. */
  amount: number;
  currency: string;
  /** Why it was asked for. */
  reason: string;
  /** `failed`, `requested`, `pending` when PayPal has it and has not finished it, or, once it is
    settled, `done` or `not_owed`. */
  status: string;
  /** Why PayPal will not pay it. */
  failure: string | null;
  /** What kept it from getting through last, which may pass. */
  lastError: string | null;
  /** How often it was tried again, after the tries of the first 20 minutes. */
  retries: number;
  /** When it is tried again by itself, unless it failed. */
  nextTryAt: string | null;
  createdAt: string;
  settlement: RefundSettlement | null;
};
export type OwedRefundPage = {
  items: OwedRefund[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type SettleRefund = {
  how: ("paid_elsewhere" | "not_owed") & object;
  /** For the books; neither buyer nor shop read it. */
  reason: string;
};
export type ChosenOption = {
  name: string;
  value: string;
};
export type ReturnLine = {
  lineId: number;
  quantity: number;
  title: string;
  options: ChosenOption[];
  image: string | null;
  /** The hue behind the picture. */
  tile: string;
};
export type ReturnEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** What they said with it. */
  words: string | null;
};
export type Return = {
  id: number;
  orderId: number;
  orderNumber: string;
  shopOrderId: number;
  /** `requested`, `offered`, `approved`, `declined`, `escalated`, `decided`, `sent_back`,
    `received`, `refunded` or `closed`. */
  status: string;
  /** `not_as_described`, `damaged`, `wrong_item`, `changed_mind` or `not_received`. */
  reason: string;
  /** What the buyer says. */
  words: string;
  /** What the buyer shows. */
  photos: Picture[];
  lines: ReturnLine[];
  /** What its pieces are worth: no more goes back. */
  worth: number;
  /** Whether the goods come back; null until somebody agreed. */
  sendBack: boolean | null;
  /** What the shop says: how to send it back, what it offers, or why not. */
  answer: string | null;
  label: Picture | null;
  /** How much the shop offers when the buyer keeps the goods. */
  offer: number | null;
  carrier: string | null;
  trackingNumber: string | null;
  /** The carrier's page for the parcel back, if we know the carrier. */
  trackingUrl: string | null;
  /** What the operator decided: `refund`, `return`, `part` or `nothing`. */
  decision: string | null;
  /** Why the operator decided so. */
  verdict: string | null;
  /** Until when somebody must act. After that a shop that did not answer agrees, a parcel back
    counts as received, and what waits for the buyer is closed. */
  actBy: string | null;
  /** What goes back in the end. */
  amount: number | null;
  createdAt: string;
  events: ReturnEvent[];
};
export type ListedReturn = {
  buyerName: string;
  shopName: string;
  currency: string;
  return: Return;
};
export type ReturnPage = {
  items: ListedReturn[];
  page: number;
  pageSize: number;
  total: number;
};
export type ReturnDecision = "refund" | "return" | "part" | "nothing";
export type DecideReturn = {
  /** `refund`: the money goes back, the goods stay. `return`: the goods go back, then the money.
    `part`: `amount` goes back, the goods stay. `nothing`: the shop is right. */
  decision: ReturnDecision;
  /** In minor units, for `part`; at most what the pieces are worth. */
  amount?: number | null;
  /** Buyer and shop read it; when the goods go back, also where to send them. */
  reason: string;
};
export type OrderRefund = {
  id: number;
  amount: number;
  /** `requested`, `pending` while PayPal has not finished it, `done`, `failed`, or `not_owed` when
    the marketplace said that nobody owes it. */
  status: string;
  reason: string;
  createdAt: string;
  /** When it was done. */
  completedAt: string | null;
  /** Whether the buyer got it without PayPal, such as by bank transfer. */
  paidElsewhere: boolean;
};
export type CancelLine = {
  lineId: number;
  quantity: number;
};
export type GrantRefund = {
  /** So many pieces of these lines, which the buyer keeps. */
  lines?: CancelLine[] | null;
  /** In minor units. */
  amount?: number | null;
  /** The buyer reads it. */
  reason: string;
};
export type Adjustment = {
  id: number;
  shopId: number;
  amount: number;
  reason: string;
  createdAt: string;
};
export type NewAdjustment = {
  /** In minor units: above zero the shop gets it, below zero it is taken; up to 100,000,000. */
  amount: number;
  /** The shop reads it. */
  reason: string;
};
export type ShopBalance = {
  currency: string;
  /** All that it is owed; below zero, it owes, and later sales make up for it. */
  balance: number;
  /** Sold, and not yet delivered for long enough. */
  pending: number;
  /** In an open dispute or return, or on its way back to a buyer. */
  held: number;
  /** Kept for 90 days by what was agreed with the shop. */
  reserved: number;
  /** Paid out and not arrived yet; no part of the balance. */
  onItsWay: number;
  /** What can be paid out now. */
  available: number;
  /** The part of each sale that is kept for 90 days, in 1/100 %. */
  reserveBps: number;
  /** What is less than this waits for more. */
  minimum: number;
  /** Days after delivery until a sale can be paid out. */
  holdDays: number;
  /** When shops are paid next. */
  nextPayoutOn: string | null;
};
export type PayoutTerms = {
  /** The part of each sale that is kept for 90 days, in 1/100 %, from 0 to 10000. */
  reserveBps: number;
};
export type ShippingAddress = {
  firstName: string;
  lastName: string;
  companyName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string | null;
  postalCode: string | null;
  /** E.164. */
  phoneNumber: string;
};
export type PaymentReference = {
  provider: string;
  /** What the provider's button needs to let the buyer approve. */
  providerOrderId: string | null;
};
export type OrderShop = {
  id: number;
  name: string;
  slug: string;
};
export type OwnReview = {
  id: number;
  /** Stars, 1 to 5. */
  rating: number;
};
export type OrderLine = {
  id: number;
  productId: number;
  productSlug: string;
  title: string;
  options: ChosenOption[];
  image: string | null;
  /** The hue behind the picture. */
  tile: string;
  /** What one piece cost. */
  price: number;
  quantity: number;
  /** What the coupon took off all of them. */
  discount: number;
  /** How many were sent. What is neither sent nor cancelled can be cancelled. */
  shipped: number;
  /** How many were cancelled before they were sent. */
  cancelled: number;
  /** How many of those sent got lost. */
  lost: number;
  /** Of how many of those sent the money went back otherwise: returned, or kept by the buyer. */
  returned: number;
  /** What goes back for those cancelled, lost and returned. */
  refunded: number;
  review: OwnReview | null;
  /** Whether the buyer can review it now: it arrived, and was not reviewed. */
  reviewable: boolean;
};
export type ShippedLine = {
  lineId: number;
  quantity: number;
};
export type Shipment = {
  id: number;
  carrier: string;
  trackingNumber: string;
  /** The carrier's page for it, if we know the carrier. */
  trackingUrl: string | null;
  shippedAt: string;
  /** When the shop reported it lost. */
  lostAt: string | null;
  lines: ShippedLine[];
};
export type CancelRequest = {
  id: number;
  /** `open`, `accepted`, `declined`, or `overtaken`: it was sent or cancelled meanwhile. */
  status: string;
  reason: string;
  /** Why the shop declined. */
  answer: string | null;
  createdAt: string;
  lines: ShippedLine[];
};
export type ParcelName = {
  /** Old histories do not always tell. */
  carrier: string | null;
  trackingNumber: string;
};
export type OrderEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** Why, where a reason was given. */
  reason: string | null;
  /** How many pieces were cancelled with this step. */
  cancelled: number;
  /** How many of those sent got lost. */
  lost: number;
  /** Of how many the money goes back after a return. */
  returned: number;
  /** What goes back for them. */
  refunded: number;
  parcel: ParcelName | null;
  corrected: ParcelName | null;
};
export type ShopOrder = {
  id: number;
  /** `pending_payment`, `confirmed`, `partially_shipped`, `in_delivery`, `delivered`,
    `completed`, `expired`, `cancelled`, `return_requested` or `returned`. */
  status: string;
  shop: OrderShop;
  subtotal: number;
  discount: number;
  total: number;
  /** What the buyer wrote to this shop only. */
  note: string | null;
  lines: OrderLine[];
  /** What went back of it or is on its way, whoever began that. */
  refunded: number;
  /** What went back of it, is on its way, failed or is not owed, oldest first. */
  refunds: OrderRefund[];
  shipments: Shipment[];
  /** What the buyer asked to cancel after a part of it was sent, oldest first. */
  cancelRequests: CancelRequest[];
  /** What the buyer gives back or never got, oldest first. */
  returns: Return[];
  events: OrderEvent[];
};
export type Order = {
  id: number;
  /** The number for people. */
  number: string;
  createdAt: string;
  /** `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `reversed`, `failed` or `expired`. */
  paymentStatus: string;
  /** Until when stock is set aside, while the payment is pending. */
  expiresAt: string | null;
  subtotal: number;
  discount: number;
  /** Always 0. */
  shipping: number;
  /** `subtotal - discount + shipping`. */
  total: number;
  currency: string;
  /** What the buyer wrote to all shops. */
  note: string | null;
  address: ShippingAddress | null;
  payment: PaymentReference;
  shopOrders: ShopOrder[];
};
export type OrderPage = {
  items: Order[];
  page: number;
  pageSize: number;
  total: number;
  /** When the caller ordered first, whatever is looked for; null before that. */
  firstOrderedAt: string | null;
};
export type AddressInput = {
  firstName: string;
  lastName: string;
  companyName?: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  addressLine1: string;
  addressLine2?: string | null;
  city: string;
  /** Code or name; required where the country's states are known (US, CA, AU, BR). */
  state?: string | null;
  /** Required where the form of the country's codes is known. */
  postalCode?: string | null;
  /** With the country's code; spaces and hyphens are taken out. */
  phoneNumber: string;
  /** Makes it the default; left out or false, the default stays where it is. */
  isDefault?: boolean | null;
};
export type ShopNote = {
  /** A shop of which something is ordered. */
  shopId: number;
  /** At most 500 characters. */
  text: string;
};
export type PlaceOrder = {
  /** `id`s of items of the cart. */
  cartItemIds: number[];
  /** An address of the buyer's book. */
  addressId?: number | null;
  address?: AddressInput | null;
  couponCode?: string | null;
  /** A word to all shops, at most 500 characters. */
  note?: string | null;
  /** Words to one shop each. */
  notes?: ShopNote[];
  /** The `total` of the quote that the buyer saw. If it would be another one now, nothing is
    placed: 409 `price_changed` with the new quote. */
  expectedTotal?: number | null;
};
export type QuoteOrder = {
  /** `id`s of items of the cart. */
  cartItemIds: number[];
  couponCode?: string | null;
};
export type CartOption = {
  name: string;
  value: string;
};
export type CartShop = {
  id: number;
  name: string;
  slug: string;
};
export type CartProduct = {
  id: number;
  slug: string;
  title: string;
  thumbnail: string | null;
  tile: string;
  /** Regular price in minor units. */
  price: number;
  /** Reduced price in minor units; this is what counts when there is one. */
  priceSale: number | null;
  /** How many this shopper can buy; what an unfinished checkout of theirs set aside is theirs. */
  stock: number;
};
export type CartItem = {
  id: number;
  quantity: number;
  /** Always false: what lies in a cart was not bought yet. */
  isReview: boolean;
  /** Option name to id of the chosen value. */
  variantValues: {
    [key: string]: number;
  };
  /** The chosen values' ids, as `addToCart` takes them. */
  optionIds: number[];
  options: CartOption[];
  /** Whether it can be bought now: on sale, at least one in stock, and not being paid. */
  available: boolean;
  inPayment: InPayment | null;
  /** What became different since the shopper put it in or last agreed to it; `agreeToPrices`
    settles another price. */
  changes: LineChange[];
  shop: CartShop;
  productDTO: CartProduct;
};
export type ShopGroup = {
  /** The shop. */
  id: number;
  shopName: string;
  shopSlug: string;
  /** Always 0: shops ship from everywhere. */
  shopIdDistrict: number;
  /** The lines, oldest first. */
  cartDTOList: CartItem[];
};
export type LineAgain = {
  lineId: number;
  /** What it was called when it was bought. */
  title: string;
  /** How many pieces came into the cart. */
  added: number;
  /** Why not as many as were bought: `unavailable`, `shop_on_holiday`, `out_of_stock`,
    `cart_full` or `reduced`. */
  reason: string | null;
};
export type BoughtAgain = {
  /** The whole cart. */
  cart: ShopGroup[];
  /** How many pieces came into it. */
  added: number;
  lines: LineAgain[];
};
export type BuyAgain = {
  /** All of the order's when this is left out. */
  lineIds?: number[] | null;
};
export type InvoiceSeller = {
  shop: string;
  /** Name, address and tax number, line by line; may be empty. */
  address: string;
};
export type InvoiceLine = {
  title: string;
  options: ChosenOption[];
  quantity: number;
  /** What one piece cost. */
  price: number;
  /** All of them, before discount. */
  amount: number;
};
export type Invoice = {
  /** The shop order that it invoices. */
  shopOrderId: number;
  /** Shop, year and a number without gaps. */
  number: string;
  issuedAt: string;
  orderNumber: string;
  orderedAt: string;
  paidAt: string | null;
  /** When the first parcel left. Null when the invoice was issued before. */
  suppliedAt: string | null;
  seller: InvoiceSeller;
  /** The address of the order; its phone number is empty. */
  buyer: ShippingAddress;
  lines: InvoiceLine[];
  subtotal: number;
  discount: number;
  /** `subtotal - discount`. */
  total: number;
  currency: string;
  paymentProvider: string;
  /** The provider's name for the payment. */
  paymentReference: string | null;
  /** What went back to the buyer since, or is on its way; not frozen. */
  refunded: number;
};
export type ReturnAction = "accept" | "send_back" | "escalate" | "withdraw";
export type AdvanceReturn = {
  /** `accept` the shop's offer, `send_back` the goods, `escalate` to the operator, or `withdraw`. */
  action: ReturnAction;
  /** To send back: who carries it. */
  carrier?: string | null;
  /** To send back: the carrier's number. */
  trackingNumber?: string | null;
  /** To escalate: what the operator should know. */
  words?: string | null;
};
export type PhotoFile = Blob;
export type ReturnPhotos = {
  /** One to five photos: JPEG, PNG or WebP, at most 10 MB and 40 megapixels each. */
  images: PhotoFile[];
};
export type CancelShopOrder = {
  /** So many pieces of these lines; all that was not sent when this is left out. */
  lines?: CancelLine[] | null;
  /** The shop reads it. */
  reason?: string | null;
};
export type OrderMessage = {
  /** The newer, the higher. */
  id: number;
  /** `buyer` or `seller`. */
  author: string;
  /** Empty where only photos were sent, or where the marketplace hid the message. */
  text: string;
  photos: Picture[];
  createdAt: string;
  /** Whether the marketplace hid it from both sides. */
  isHidden: boolean;
  /** Whether the caller's side reported it. */
  isReported: boolean;
};
export type Conversation = {
  /** The oldest first; at most 50. */
  messages: OrderMessage[];
  /** Whether older ones can be asked for with `before`. */
  hasEarlier: boolean;
  /** How many of the other side's messages the caller has not read. */
  unread: number;
};
export type MessageForm = {
  /** May be empty when there are photos. */
  text?: string;
  /** At most five photos: JPEG, PNG or WebP, at most 10 MB and 40 megapixels each. */
  images?: PhotoFile[];
};
export type SeenMessages = {
  /** The last message that was read; later ones stay unread. */
  upTo: number;
};
export type ReportMessage = {
  /** What is wrong with a message; `off_platform`: it asks to pay or to talk elsewhere. */
  reason: "spam" | "offensive" | "off_platform" | "private" | "other";
  /** In the caller's own words. */
  text?: string | null;
};
export type ReturnReason =
  | "not_as_described"
  | "damaged"
  | "wrong_item"
  | "changed_mind"
  | "not_received";
export type RequestReturn = {
  reason: ReturnReason;
  /** The shop reads it, and the operator when the two do not agree. */
  words: string;
  /** So many pieces of these lines. */
  lines: CancelLine[];
};
export type Review = {
  id: number;
  author: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** May be empty. */
  text: string;
  /** What the buyer shows, at most five. */
  images: Picture[];
  /** What was bought, as the values of its options; null for goods of one kind. */
  choice: string | null;
  /** What the seller says to it. */
  reply: string | null;
  repliedAt: string | null;
  /** How many people found it helpful. */
  helpfulCount: number;
  createdAt: string;
};
export type ReviewForm = {
  /** Stars, 1 to 5. */
  rating: number;
  /** May be empty. */
  text: string;
  /** At most five photos: JPEG, PNG or WebP, at most 10 MB and 40 megapixels each. */
  images?: PhotoFile[];
};
export type TrackOrder = {
  number: string;
  email: string;
};
export type LastMessage = {
  /** `buyer` or `seller`. */
  author: string;
  /** Its first 200 characters; empty where only photos were sent, or where the marketplace hid it. */
  text: string;
  /** How many photos it shows. */
  photoCount: number;
  isHidden: boolean;
  createdAt: string;
};
export type ListedConversation = {
  shopOrderId: number;
  orderId: number;
  orderNumber: string;
  shopName: string;
  /** Who bought; a former customer, when they left since. */
  buyerName: string;
  lastMessage: LastMessage;
  /** How many messages the caller has not read. */
  unread: number;
};
export type ConversationPage = {
  items: ListedConversation[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  /** In how many conversations something is unread. */
  unread: number;
};
export const {
  useListDisputesQuery,
  useLazyListDisputesQuery,
  useAcceptDisputeMutation,
  useListModeratedMessagesQuery,
  useLazyListModeratedMessagesQuery,
  useHideMessageMutation,
  useRestoreMessageMutation,
  useGetMarketOverviewQuery,
  useLazyGetMarketOverviewQuery,
  useListPayoutRunsQuery,
  useLazyListPayoutRunsQuery,
  useStartPayoutRunMutation,
  usePlanPayoutRunQuery,
  useLazyPlanPayoutRunQuery,
  useGetPayoutRunQuery,
  useLazyGetPayoutRunQuery,
  useExportPayoutRunQuery,
  useLazyExportPayoutRunQuery,
  useMarkPayoutFailedMutation,
  useMarkPayoutPaidMutation,
  useListBookBreaksQuery,
  useLazyListBookBreaksQuery,
  useExplainBookBreakMutation,
  useListOwedRefundsQuery,
  useLazyListOwedRefundsQuery,
  useRetryRefundMutation,
  useSettleRefundMutation,
  useListReturnsQuery,
  useLazyListReturnsQuery,
  useDecideReturnMutation,
  useRefundShopOrderMutation,
  useAdjustShopBalanceMutation,
  useGetShopBalanceQuery,
  useLazyGetShopBalanceQuery,
  useSetPayoutTermsMutation,
  useListOrdersQuery,
  useLazyListOrdersQuery,
  usePlaceOrderMutation,
  useQuoteOrderQuery,
  useLazyQuoteOrderQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useBuyAgainMutation,
  useCancelOrderMutation,
  useCaptureOrderMutation,
  useGetOrderInvoicesQuery,
  useLazyGetOrderInvoicesQuery,
  useGetReturnQuery,
  useLazyGetReturnQuery,
  useAdvanceReturnMutation,
  useAddReturnPhotosMutation,
  useCancelShopOrderMutation,
  useListOrderMessagesQuery,
  useLazyListOrderMessagesQuery,
  useSendOrderMessageMutation,
  useMarkMessagesSeenMutation,
  useReportMessageMutation,
  useConfirmReceivedMutation,
  useRequestReturnMutation,
  useReviewOrderLineMutation,
  useTrackOrderQuery,
  useLazyTrackOrderQuery,
  useListConversationsQuery,
  useLazyListConversationsQuery,
  usePaypalWebhookMutation,
} = injectedRtkApi;
