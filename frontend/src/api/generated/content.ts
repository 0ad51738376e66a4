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
  /** status 200 The page, with the names of settings as they are written */ InfoPage;
export type GetPageSourceApiArg = {
  /** The page. */
  slug: string;
  /** One of its languages. */
  language: "en" | "de";
};
export type UpdatePageApiResponse =
  /** status 200 The page as it is now */ InfoPage;
export type UpdatePageApiArg = {
  /** The page. */
  slug: string;
  /** One of its languages. */
  language: "en" | "de";
  pageDraft: PageDraft;
};
export type RestorePageApiResponse =
  /** status 200 The page as it is shipped */ InfoPage;
export type RestorePageApiArg = {
  /** The page. */
  slug: string;
  /** One of its languages. */
  language: "en" | "de";
};
export type PreviewPageApiResponse =
  /** status 200 The draft as visitors would read it */ PagePreview;
export type PreviewPageApiArg = {
  /** The page. */
  slug: string;
  /** One of its languages. */
  language: "en" | "de";
  pageDraft: PageDraft;
};
export type SendContactMessageApiResponse =
  /** status 202 It is on its way */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactMessage: ContactMessage;
};
export type GetPageApiResponse =
  /** status 200 The page, with the marketplace's settings filled in */ InfoPage;
export type GetPageApiArg = {
  /** The page. */
  slug: string;
  /** Such as `de`; English for what is missing or not among the pages' languages. */
  language?: string;
};
export type PageLanguage = "en" | "de";
export type InfoPage = {
  slug: string;
  /** The language it is written in, which may be another than the one asked for. */
  language: PageLanguage;
  title: string;
  /** What it says in a sentence or two. */
  lead: string;
  /** The same as HTML that can do nothing but show, without a paragraph around it. */
  leadHtml: string;
  /** Markdown: headings from level 2, paragraphs, lists, tables, links, bold, code. */
  body: string;
  /** The same as HTML that can do nothing but show; headings from level 2, each with an id. */
  bodyHtml: string;
  updatedAt: string;
  /** Whether an operator wrote it; otherwise it is the text that is shipped. */
  isEdited: boolean;
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
export type Problem = {
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
  /** For `payment_in_progress`: the order that is being paid. */
  orderId?: number | null;
  /** For `payment_in_progress`: its number for people. */
  orderNumber?: string | null;
  quote?: Quote | null;
  /** For `stock_moved`: how many can be bought now. */
  stock?: number | null;
  /** For `product_changed` and `category_changed`: the version of it now. */
  version?: number | null;
};
export type PageDraft = {
  /** One line. */
  title: string;
  /** One line: what the page says in a sentence or two. */
  lead: string;
  /** Markdown: headings from level 2, paragraphs, lists, tables, links, bold, code. HTML is
    shown as it is written. */
  body: string;
};
export type PagePreview = {
  title: string;
  /** HTML that can do nothing but show, without a paragraph around it. */
  leadHtml: string;
  /** HTML that can do nothing but show; headings from level 2, each with an id. */
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
  /** Where the answer goes. */
  email: string;
  topic: ContactTopic;
  message: string;
  /** Leave it out or empty: people do not see this field. */
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
