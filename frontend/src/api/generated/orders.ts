import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["orders"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            tab: queryArg.tab,
            q: queryArg.q,
            from: queryArg["from"],
            to: queryArg.to,
            productId: queryArg.productId,
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
export type ListOrdersApiResponse =
  /** status 200 A page of orders */ OrderPage;
export type ListOrdersApiArg = {
  /** Which orders. */
  tab?: "all" | "to_pay" | "to_ship" | "on_the_way" | "delivered" | "returns";
  /** Part of the order's number, of a product's title or of a shop's name. */
  q?: string;
  /** Placed on this day (UTC) or later. */
  from?: string;
  /** Placed on this day (UTC) or earlier. */
  to?: string;
  /** Orders that contain this product. */
  productId?: number;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type PlaceOrderApiResponse =
  /** status 201 Placed; pass `payment.providerOrderId` to PayPal's button */ Order;
export type PlaceOrderApiArg = {
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  placeOrder: PlaceOrder;
};
export type QuoteOrderApiResponse =
  /** status 200 The quote, with anything that prevents the purchase */ Quote;
export type QuoteOrderApiArg = {
  quoteOrder: QuoteOrder;
};
export type GetOrderApiResponse = /** status 200 The order */ Order;
export type GetOrderApiArg = {
  /** The order's id. */
  id: number;
};
export type BuyAgainApiResponse =
  /** status 200 The cart, and the result for each line */ BoughtAgain;
export type BuyAgainApiArg = {
  /** The order's id. */
  id: number;
  /** A random string, the same for each retry. */
  "Idempotency-Key"?: string;
  buyAgain: BuyAgain;
};
export type CancelOrderApiResponse =
  /** status 200 The order; `cancelRequests` are the requests to shops */ Order;
export type CancelOrderApiArg = {
  /** The order's id. */
  id: number;
};
export type CaptureOrderApiResponse =
  /** status 200 Paid, or still being confirmed */ Order;
export type CaptureOrderApiArg = {
  /** The order's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type GetOrderInvoicesApiResponse =
  /** status 200 One invoice for each paid shop order */ Invoice[];
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
  /** A random string, the same for each retry */
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
  /** A random string, the same for each retry */
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
  /** Messages before this one; by default the latest. */
  before?: number;
};
export type SendOrderMessageApiResponse =
  /** status 201 The message */ OrderMessage;
export type SendOrderMessageApiArg = {
  /** The order's id. */
  id: number;
  /** The shop order's id. */
  sid: number;
  /** A random string, the same for each retry */
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
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  requestReturn: RequestReturn;
};
export type ReviewOrderLineApiResponse =
  /** status 201 The review, as it is published */ Review;
export type ReviewOrderLineApiArg = {
  /** The order. */
  orderId: number;
  /** The order line's ID. */
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
  /** Only conversations with unread messages. */
  unread?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type PaypalWebhookApiResponse = unknown;
export type PaypalWebhookApiArg = {
  /** The event as PayPal sends it, signed */
  body: unknown;
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
  /** The ID that the provider's button needs to let the buyer approve. */
  providerOrderId: string | null;
};
export type OrderShop = {
  id: number;
  name: string;
  slug: string;
};
export type ChosenOption = {
  name: string;
  value: string;
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
  /** The color of the tile behind the picture. */
  tile: string;
  /** What one piece cost. */
  price: number;
  quantity: number;
  /** The coupon's discount on the line. */
  discount: number;
  /** How many were shipped. Pieces that are neither shipped nor cancelled can be cancelled. */
  shipped: number;
  /** How many were cancelled before shipping. */
  cancelled: number;
  /** How many of the shipped pieces were lost. */
  lost: number;
  /** How many of the shipped pieces were refunded for other reasons: returned, or kept by the
    buyer. */
  returned: number;
  /** The refund for cancelled, lost and returned pieces. */
  refunded: number;
  review: OwnReview | null;
  /** Whether the buyer can review it now: it was delivered and has no review yet. */
  reviewable: boolean;
};
export type OrderRefund = {
  id: number;
  amount: number;
  /** `requested`, `pending` while PayPal has not finished it, `done`, `failed`, or `not_owed` if
    the marketplace decided that it is not owed. */
  status: string;
  reason: string;
  createdAt: string;
  /** When it was done. */
  completedAt: string | null;
  /** Whether it was paid without PayPal, such as by bank transfer. */
  paidElsewhere: boolean;
};
export type ShippedLine = {
  lineId: number;
  quantity: number;
};
export type Shipment = {
  id: number;
  carrier: string;
  trackingNumber: string;
  /** Its tracking page, if the carrier is known. */
  trackingUrl: string | null;
  shippedAt: string;
  /** When the shop reported it lost. */
  lostAt: string | null;
  lines: ShippedLine[];
};
export type ExpectedDelivery = {
  from: string;
  to: string;
};
export type CancelRequest = {
  id: number;
  /** `open`, `accepted`, `declined`, or `overtaken`: it was shipped or cancelled in the meantime. */
  status: string;
  reason: string;
  /** Why the shop declined. */
  answer: string | null;
  createdAt: string;
  lines: ShippedLine[];
};
export type Picture = {
  /** The rendition to use without `srcset`. */
  url: string;
  /** The alternative text. */
  alt: string;
  /** Width of the widest rendition in pixels; null for old pictures with a single rendition. */
  width: number | null;
  height: number | null;
  /** All widths, ready for the attribute. */
  srcset: string | null;
  /** A tiny preview as a data URI, to show while it loads; null for a picture with a transparent
    background. */
  placeholder: string | null;
};
export type ReturnLine = {
  lineId: number;
  quantity: number;
  title: string;
  options: ChosenOption[];
  image: string | null;
  /** The color of the tile behind the picture. */
  tile: string;
};
export type ReturnEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** Their comment. */
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
  /** The buyer's explanation. */
  words: string;
  /** The buyer's photos. */
  photos: Picture[];
  lines: ReturnLine[];
  /** The value of its pieces, which is the most that can be refunded. */
  worth: number;
  /** Whether the items must be sent back; null until that is decided. */
  sendBack: boolean | null;
  /** The shop's answer: how to send the items back, its offer, or why it declined. */
  answer: string | null;
  label: Picture | null;
  /** The shop's offer if the buyer keeps the items. */
  offer: number | null;
  carrier: string | null;
  trackingNumber: string | null;
  /** The tracking page of the return parcel, if the carrier is known. */
  trackingUrl: string | null;
  /** What the operator decided: `refund`, `return`, `part` or `nothing`. */
  decision: string | null;
  /** The reason for the operator's decision. */
  verdict: string | null;
  /** The deadline for the next step. After it, a request that the shop did not answer is
    approved, a return parcel counts as received, and a return that waits for the buyer is
    closed. */
  actBy: string | null;
  /** The final refund. */
  amount: number | null;
  createdAt: string;
  events: ReturnEvent[];
};
export type ParcelName = {
  /** Null in some old entries. */
  carrier: string | null;
  trackingNumber: string;
};
export type OrderEvent = {
  status: string;
  at: string;
  /** `buyer`, `seller`, `operator` or `system`. */
  actor: string;
  /** The reason, if one was given. */
  reason: string | null;
  /** How many pieces were cancelled in this event. */
  cancelled: number;
  /** How many of the shipped pieces were lost. */
  lost: number;
  /** How many pieces are refunded after a return. */
  returned: number;
  /** The refund for them. */
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
  /** The buyer's note to this shop only. */
  note: string | null;
  lines: OrderLine[];
  /** The amount refunded, done or on its way, whoever started it. */
  refunded: number;
  /** Its refunds: done, on their way, failed or not owed, oldest first. */
  refunds: OrderRefund[];
  shipments: Shipment[];
  expectedDelivery: ExpectedDelivery | null;
  /** The buyer's cancel requests, oldest first. */
  cancelRequests: CancelRequest[];
  /** The buyer's returns, oldest first. */
  returns: Return[];
  events: OrderEvent[];
};
export type Order = {
  id: number;
  /** The order number that people see. */
  number: string;
  createdAt: string;
  /** `pending`, `confirming`, `paid`, `partially_refunded`, `refunded`, `reversed`, `failed` or `expired`. */
  paymentStatus: string;
  /** Until when stock is held while the payment is pending. */
  expiresAt: string | null;
  subtotal: number;
  discount: number;
  /** Always 0. */
  shipping: number;
  /** `subtotal - discount + shipping`. */
  total: number;
  currency: string;
  /** The buyer's note to all shops. */
  note: string | null;
  address: ShippingAddress | null;
  payment: PaymentReference;
  shopOrders: ShopOrder[];
};
export type OrderCounts = {
  all: number;
  to_pay: number;
  to_ship: number;
  on_the_way: number;
  delivered: number;
  returns: number;
};
export type OrderPage = {
  items: Order[];
  page: number;
  pageSize: number;
  total: number;
  counts: OrderCounts;
  /** When the caller placed their first order, regardless of the filters; null if never. */
  firstOrderedAt: string | null;
};
export type FieldError = {
  /** JSON pointer to the field (RFC 6901). */
  pointer: string;
  /** Stable code. */
  code: string;
  /** One sentence that says how to fix it. */
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
  /** The cart item; null if it concerns the coupon or the whole order. */
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
  /** The previous unit price, in minor units; present if the price changed. */
  priceWas: number | null;
  /** How many are left; present if that is less than the quantity. */
  left: number | null;
};
export type QuoteChange = LineChange & {
  /** The cart item. */
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
  /** What has changed about the lines since the shopper saw them. */
  changes: QuoteChange[];
};
export type Problem = {
  /** A URI reference that identifies the kind of problem. */
  type: string;
  /** The kind of problem in words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What happened and what to do, for people. */
  detail: string;
  /** The path that was requested. */
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
  /** For `payment_in_progress`: the order that is being paid. */
  orderId?: number | null;
  /** For `payment_in_progress`: its number for people. */
  orderNumber?: string | null;
  quote?: Quote | null;
  /** For `stock_moved`: how many can be bought now. */
  stock?: number | null;
  /** For `product_changed` and `category_changed`: the present version. */
  version?: number | null;
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
  /** Required for countries whose postal code format is known. */
  postalCode?: string | null;
  /** With the country's code; spaces and hyphens are taken out. */
  phoneNumber: string;
  /** Makes it the default; if false or omitted, the default does not change. */
  isDefault?: boolean | null;
};
export type ShopNote = {
  /** A shop with items in the order. */
  shopId: number;
  /** At most 500 characters. */
  text: string;
};
export type PlaceOrder = {
  /** `id`s of items of the cart. */
  cartItemIds: number[];
  /** An address in the buyer's address book. */
  addressId?: number | null;
  address?: AddressInput | null;
  couponCode?: string | null;
  /** A note to all shops, at most 500 characters. */
  note?: string | null;
  /** Notes to single shops. */
  notes?: ShopNote[];
  /** The `total` of the quote that the buyer saw. If it has changed, no order is placed: 409
    `price_changed` with the new quote. */
  expectedTotal?: number | null;
};
export type QuoteOrder = {
  /** `id`s of items of the cart. */
  cartItemIds: number[];
  couponCode?: string | null;
};
export type CartOption = {
  name: string;
  /** In German, if the marketplace's dictionary has it. */
  nameDe?: string | null;
  value: string;
  /** In German, if the marketplace's dictionary has it. */
  valueDe?: string | null;
};
export type InPayment = {
  /** Its id. */
  orderId: number;
  /** The order number that people see. */
  orderNumber: string;
};
export type CartShop = {
  id: number;
  name: string;
  slug: string;
  /** The number of days after payment within which the shop ships. */
  handlingDays: number;
};
export type CartProduct = {
  id: number;
  slug: string;
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  thumbnail: string | null;
  tile: string;
  /** Regular price in minor units. */
  price: number;
  /** Reduced price in minor units; if present, this is what is charged. */
  priceSale: number | null;
  /** How many this shopper can buy, including those held by their own unfinished checkout. */
  stock: number;
};
export type CartItem = {
  id: number;
  quantity: number;
  /** Always false, because items in a cart have not been bought yet. */
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
  /** What has changed since the shopper added it or last agreed to it; `agreeToPrices` confirms a
    changed price. */
  changes: LineChange[];
  shop: CartShop;
  productDTO: CartProduct;
};
export type ShopGroup = {
  /** The shop. */
  id: number;
  shopName: string;
  shopSlug: string;
  /** Always 0; shops ship from anywhere. */
  shopIdDistrict: number;
  /** The lines, oldest first. */
  cartDTOList: CartItem[];
};
export type LineAgain = {
  lineId: number;
  /** Its title when it was bought. */
  title: string;
  /** How many pieces were added to the cart. */
  added: number;
  /** Why fewer than were bought: `unavailable`, `shop_on_holiday`, `out_of_stock`, `cart_full` or
    `reduced`. */
  reason: string | null;
};
export type BoughtAgain = {
  /** The whole cart. */
  cart: ShopGroup[];
  /** How many pieces were added. */
  added: number;
  lines: LineAgain[];
};
export type BuyAgain = {
  /** By default, all lines of the order. */
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
  /** The line's total, before discount. */
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
  /** When the first parcel was shipped. Null if the invoice was issued before that. */
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
  /** The provider's ID of the payment. */
  paymentReference: string | null;
  /** Refunds of what it bills, done or on their way; not frozen. */
  refunded: number;
};
export type ReturnAction = "accept" | "send_back" | "escalate" | "withdraw";
export type AdvanceReturn = {
  /** `accept` the shop's offer, `send_back` the items, `escalate` to the operator, or `withdraw`. */
  action: ReturnAction;
  /** For `send_back`: the carrier. */
  carrier?: string | null;
  /** For `send_back`: the tracking number. */
  trackingNumber?: string | null;
  /** For `escalate`: what the operator should know. */
  words?: string | null;
};
export type PhotoFile = Blob;
export type ReturnPhotos = {
  /** One to five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each. */
  images: PhotoFile[];
};
export type CancelLine = {
  lineId: number;
  quantity: number;
};
export type CancelShopOrder = {
  /** Pieces of these lines; by default everything that was not shipped. */
  lines?: CancelLine[] | null;
  /** Shown to the shop. */
  reason?: string | null;
};
export type OrderMessage = {
  /** Newer ones have higher IDs. */
  id: number;
  /** `buyer` or `seller`. */
  author: string;
  /** Empty if it has only photos, or if the marketplace hid the message. */
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
  /** Whether there are older ones, to be fetched with `before`. */
  hasEarlier: boolean;
  /** How many of the other side's messages the caller has not read. */
  unread: number;
};
export type MessageForm = {
  /** May be empty if there are photos. */
  text?: string;
  /** At most five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each. */
  images?: PhotoFile[];
};
export type SeenMessages = {
  /** The ID of the last message that was read; later ones stay unread. */
  upTo: number;
};
export type ReportMessage = {
  /** The reason for reporting a message; `off_platform`: it asks to pay or talk outside the
    marketplace. */
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
  /** Shown to the shop, and to the operator if the return is escalated. */
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
  /** The buyer's photos, at most five. */
  images: Picture[];
  /** The option values that were bought; null for a product without options. */
  choice: string | null;
  /** The seller's reply. */
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
  /** At most five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each. */
  images?: PhotoFile[];
};
export type TrackOrder = {
  number: string;
  email: string;
};
export type LastMessage = {
  /** `buyer` or `seller`. */
  author: string;
  /** Its first 200 characters; empty if it has only photos, or if the marketplace hid it. */
  text: string;
  /** The number of photos. */
  photoCount: number;
  isHidden: boolean;
  createdAt: string;
};
export type ListedConversation = {
  shopOrderId: number;
  orderId: number;
  orderNumber: string;
  shopName: string;
  /** The buyer; "a former customer" if they deleted their account. */
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
  /** The total number on all pages. */
  total: number;
  /** The number of conversations with unread messages. */
  unread: number;
};
export const {
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
