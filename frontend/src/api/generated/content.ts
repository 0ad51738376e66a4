import { emptyApi as api } from "../emptyApi";
export const addTagTypes = ["content"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPageSource: build.query<GetPageSourceApiResponse, GetPageSourceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/pages/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.language))}`,
          }),
          providesTags: ["content"],
        },
      ),
      updatePage: build.mutation<UpdatePageApiResponse, UpdatePageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/pages/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.language))}`,
          method: "PUT",
          body: queryArg.pageDraft,
        }),
        invalidatesTags: ["content"],
      }),
      restorePage: build.mutation<RestorePageApiResponse, RestorePageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/pages/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.language))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["content"],
      }),
      previewPage: build.query<PreviewPageApiResponse, PreviewPageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/pages/${encodeURIComponent(String(queryArg.slug))}/${encodeURIComponent(String(queryArg.language))}/preview`,
          method: "POST",
          body: queryArg.pageDraft,
        }),
        providesTags: ["content"],
      }),
      sendContactMessage: build.mutation<
        SendContactMessageApiResponse,
        SendContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/public/contact`,
          method: "POST",
          body: queryArg.contactMessage,
        }),
        invalidatesTags: ["content"],
      }),
      getPage: build.query<GetPageApiResponse, GetPageApiArg>({
        query: (queryArg) => ({
          url: `/api/public/pages/${encodeURIComponent(String(queryArg.slug))}`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["content"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as contentApi };
export type GetPageSourceApiResponse =
  /** status 200 The page's source, with placeholders for settings */ InfoPage;
export type GetPageSourceApiArg = {
  /** The page. */
  slug: string;
  /** The language of the text. */
  language: "en" | "de";
};
export type UpdatePageApiResponse =
  /** status 200 The page as it is now */ InfoPage;
export type UpdatePageApiArg = {
  /** The page. */
  slug: string;
  /** The language of the text. */
  language: "en" | "de";
  pageDraft: PageDraft;
};
export type RestorePageApiResponse =
  /** status 200 The page with its original text */ InfoPage;
export type RestorePageApiArg = {
  /** The page. */
  slug: string;
  /** The language of the text. */
  language: "en" | "de";
};
export type PreviewPageApiResponse =
  /** status 200 The draft as visitors would see it */ PagePreview;
export type PreviewPageApiArg = {
  /** The page. */
  slug: string;
  /** The language of the text. */
  language: "en" | "de";
  pageDraft: PageDraft;
};
export type SendContactMessageApiResponse =
  /** status 202 Queued for delivery */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactMessage: ContactMessage;
};
export type GetPageApiResponse =
  /** status 200 The page, with the marketplace's settings filled in */ InfoPage;
export type GetPageApiArg = {
  /** The page. */
  slug: string;
  /** Such as `de`; English by default, and for languages in which the pages don't exist. */
  language?: string;
};
export type PageLanguage = "en" | "de";
export type InfoPage = {
  slug: string;
  /** The language it is written in, which may be another than the one asked for. */
  language: PageLanguage;
  title: string;
  /** A summary in one or two sentences. */
  lead: string;
  /** The same as safe HTML, without a surrounding paragraph. */
  leadHtml: string;
  /** Markdown: headings from level 2, paragraphs, lists, tables, links, bold, code. */
  body: string;
  /** The same as safe HTML; headings from level 2, each with an ID. */
  bodyHtml: string;
  updatedAt: string;
  /** Whether an operator edited it; otherwise it is the original text. */
  isEdited: boolean;
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
export type PageDraft = {
  /** One line. */
  title: string;
  /** A summary of the page in one or two sentences, on one line. */
  lead: string;
  /** Markdown: headings from level 2, paragraphs, lists, tables, links, bold, code. HTML is shown
    as text. */
  body: string;
};
export type PagePreview = {
  title: string;
  /** Safe HTML, without a surrounding paragraph. */
  leadHtml: string;
  /** Safe HTML; headings from level 2, each with an ID. */
  bodyHtml: string;
};
export type ContactReceipt = {
  /** To quote when writing again. */
  reference: string;
};
export type ContactTopic =
  "order" | "product" | "selling" | "account" | "rights" | "other";
export type ContactMessage = {
  /** One line. */
  name: string;
  /** Where the answer is sent. */
  email: string;
  topic: ContactTopic;
  message: string;
  /** Leave it out or empty: it is a hidden field against spam. */
  website?: string;
};
export const {
  useGetPageSourceQuery,
  useLazyGetPageSourceQuery,
  useUpdatePageMutation,
  useRestorePageMutation,
  usePreviewPageQuery,
  useLazyPreviewPageQuery,
  useSendContactMessageMutation,
  useGetPageQuery,
  useLazyGetPageQuery,
} = injectedRtkApi;
