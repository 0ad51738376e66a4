import { emptyApi as api } from "../emptyApi";
export const addTagTypes = [
  "orders",
  "auth",
  "catalog",
  "content",
  "cart",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdjustmentRequests: build.query<
        ListAdjustmentRequestsApiResponse,
        ListAdjustmentRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/adjustment-requests`,
          params: {
            status: queryArg.status,
            shopId: queryArg.shopId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      approveAdjustment: build.mutation<
        ApproveAdjustmentApiResponse,
        ApproveAdjustmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/adjustment-requests/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      declineAdjustment: build.mutation<
        DeclineAdjustmentApiResponse,
        DeclineAdjustmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/adjustment-requests/${encodeURIComponent(String(queryArg.id))}/decline`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      withdrawAdjustment: build.mutation<
        WithdrawAdjustmentApiResponse,
        WithdrawAdjustmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/adjustment-requests/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["orders"],
      }),
      listAuditEntries: build.query<
        ListAuditEntriesApiResponse,
        ListAuditEntriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/audit`,
          params: {
            actor: queryArg.actor,
            action: queryArg.action,
            targetKind: queryArg.targetKind,
            targetId: queryArg.targetId,
            from: queryArg["from"],
            to: queryArg.to,
            q: queryArg.q,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["auth"],
      }),
      exportAuditEntries: build.query<
        ExportAuditEntriesApiResponse,
        ExportAuditEntriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/audit/export`,
          params: {
            actor: queryArg.actor,
            action: queryArg.action,
            targetKind: queryArg.targetKind,
            targetId: queryArg.targetId,
            from: queryArg["from"],
            to: queryArg.to,
            q: queryArg.q,
            separator: queryArg.separator,
          },
        }),
        providesTags: ["auth"],
      }),
      exportCommission: build.query<
        ExportCommissionApiResponse,
        ExportCommissionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/bookkeeping/commission`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            separator: queryArg.separator,
          },
        }),
        providesTags: ["orders"],
      }),
      exportJournal: build.query<ExportJournalApiResponse, ExportJournalApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/bookkeeping/journal`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
              separator: queryArg.separator,
            },
          }),
          providesTags: ["orders"],
        },
      ),
      exportPayouts: build.query<ExportPayoutsApiResponse, ExportPayoutsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/bookkeeping/payouts`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
              separator: queryArg.separator,
            },
          }),
          providesTags: ["orders"],
        },
      ),
      exportRefunds: build.query<ExportRefundsApiResponse, ExportRefundsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/bookkeeping/refunds`,
            params: {
              from: queryArg["from"],
              to: queryArg.to,
              separator: queryArg.separator,
            },
          }),
          providesTags: ["orders"],
        },
      ),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: () => ({ url: `/api/admin/categories` }),
        providesTags: ["catalog"],
      }),
      createCategory: build.mutation<
        CreateCategoryApiResponse,
        CreateCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories`,
          method: "POST",
          body: queryArg.newCategory,
        }),
        invalidatesTags: ["catalog"],
      }),
      orderCategories: build.mutation<
        OrderCategoriesApiResponse,
        OrderCategoriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/order`,
          method: "PUT",
          body: queryArg.categoryOrder,
        }),
        invalidatesTags: ["catalog"],
      }),
      updateCategory: build.mutation<
        UpdateCategoryApiResponse,
        UpdateCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.categoryChange,
        }),
        invalidatesTags: ["catalog"],
      }),
      deleteCategory: build.mutation<
        DeleteCategoryApiResponse,
        DeleteCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            version: queryArg.version,
            moveTo: queryArg.moveTo,
          },
        }),
        invalidatesTags: ["catalog"],
      }),
      getCategoryAttributes: build.query<
        GetCategoryAttributesApiResponse,
        GetCategoryAttributesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/${encodeURIComponent(String(queryArg.id))}/attributes`,
        }),
        providesTags: ["catalog"],
      }),
      setCategoryAttributes: build.mutation<
        SetCategoryAttributesApiResponse,
        SetCategoryAttributesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/${encodeURIComponent(String(queryArg.id))}/attributes`,
          method: "PUT",
          body: queryArg.suggestedAttributes,
        }),
        invalidatesTags: ["catalog"],
      }),
      setCategoryPicture: build.mutation<
        SetCategoryPictureApiResponse,
        SetCategoryPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/${encodeURIComponent(String(queryArg.id))}/picture`,
          method: "PUT",
          body: queryArg.categoryPictureForm,
        }),
        invalidatesTags: ["catalog"],
      }),
      removeCategoryPicture: build.mutation<
        RemoveCategoryPictureApiResponse,
        RemoveCategoryPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/categories/${encodeURIComponent(String(queryArg.id))}/picture`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      listColors: build.query<ListColorsApiResponse, ListColorsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/color-families`,
          params: {
            q: queryArg.q,
            only: queryArg.only,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      setColorFamily: build.mutation<
        SetColorFamilyApiResponse,
        SetColorFamilyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/color-families`,
          method: "PUT",
          body: queryArg.colorFamilyChange,
          params: {
            color: queryArg.color,
          },
        }),
        invalidatesTags: ["catalog"],
      }),
      resetColorFamily: build.mutation<
        ResetColorFamilyApiResponse,
        ResetColorFamilyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/color-families`,
          method: "DELETE",
          params: {
            color: queryArg.color,
          },
        }),
        invalidatesTags: ["catalog"],
      }),
      listContactMessages: build.query<
        ListContactMessagesApiResponse,
        ListContactMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["content"],
      }),
      getContactMessage: build.query<
        GetContactMessageApiResponse,
        GetContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["content"],
      }),
      deleteContactMessage: build.mutation<
        DeleteContactMessageApiResponse,
        DeleteContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["content"],
      }),
      answerContactMessage: build.mutation<
        AnswerContactMessageApiResponse,
        AnswerContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}/answers`,
          method: "POST",
          body: queryArg.newContactAnswer,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["content"],
      }),
      closeContactMessage: build.mutation<
        CloseContactMessageApiResponse,
        CloseContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}/close`,
          method: "POST",
        }),
        invalidatesTags: ["content"],
      }),
      reopenContactMessage: build.mutation<
        ReopenContactMessageApiResponse,
        ReopenContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}/reopen`,
          method: "POST",
        }),
        invalidatesTags: ["content"],
      }),
      listMarketCoupons: build.query<
        ListMarketCouponsApiResponse,
        ListMarketCouponsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/coupons`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["cart"],
      }),
      createMarketCoupon: build.mutation<
        CreateMarketCouponApiResponse,
        CreateMarketCouponApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/coupons`,
          method: "POST",
          body: queryArg.marketCouponTerms,
        }),
        invalidatesTags: ["cart"],
      }),
      getMarketCoupon: build.query<
        GetMarketCouponApiResponse,
        GetMarketCouponApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/coupons/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["cart"],
      }),
      updateMarketCoupon: build.mutation<
        UpdateMarketCouponApiResponse,
        UpdateMarketCouponApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/coupons/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.marketCouponTerms,
        }),
        invalidatesTags: ["cart"],
      }),
      deleteMarketCoupon: build.mutation<
        DeleteMarketCouponApiResponse,
        DeleteMarketCouponApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/coupons/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["cart"],
      }),
      endMarketCoupon: build.mutation<
        EndMarketCouponApiResponse,
        EndMarketCouponApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/coupons/${encodeURIComponent(String(queryArg.id))}/end`,
          method: "POST",
        }),
        invalidatesTags: ["cart"],
      }),
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
      getDispute: build.query<GetDisputeApiResponse, GetDisputeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/disputes/${encodeURIComponent(String(queryArg.id))}`,
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
      getMarketHealth: build.query<
        GetMarketHealthApiResponse,
        GetMarketHealthApiArg
      >({
        query: () => ({ url: `/api/admin/health` }),
        providesTags: ["orders"],
      }),
      listHomeEditions: build.query<
        ListHomeEditionsApiResponse,
        ListHomeEditionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      createHomeEdition: build.mutation<
        CreateHomeEditionApiResponse,
        CreateHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages`,
          method: "POST",
          body: queryArg.newHomeEdition,
        }),
        invalidatesTags: ["catalog"],
      }),
      getHomeEdition: build.query<
        GetHomeEditionApiResponse,
        GetHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["catalog"],
      }),
      updateHomeEdition: build.mutation<
        UpdateHomeEditionApiResponse,
        UpdateHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.homeEditionChange,
        }),
        invalidatesTags: ["catalog"],
      }),
      deleteHomeEdition: build.mutation<
        DeleteHomeEditionApiResponse,
        DeleteHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      setHomePicture: build.mutation<
        SetHomePictureApiResponse,
        SetHomePictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}/picture`,
          method: "PUT",
          body: queryArg.homePictureForm,
        }),
        invalidatesTags: ["catalog"],
      }),
      removeHomePicture: build.mutation<
        RemoveHomePictureApiResponse,
        RemoveHomePictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}/picture`,
          method: "DELETE",
        }),
        invalidatesTags: ["catalog"],
      }),
      previewHomeEdition: build.query<
        PreviewHomeEditionApiResponse,
        PreviewHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}/preview`,
        }),
        providesTags: ["catalog"],
      }),
      publishHomeEdition: build.mutation<
        PublishHomeEditionApiResponse,
        PublishHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: "POST",
          body: queryArg.homeDates,
        }),
        invalidatesTags: ["catalog"],
      }),
      withdrawHomeEdition: build.mutation<
        WithdrawHomeEditionApiResponse,
        WithdrawHomeEditionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-pages/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      listParkedJobs: build.query<
        ListParkedJobsApiResponse,
        ListParkedJobsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/jobs/parked`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      retryJobs: build.mutation<RetryJobsApiResponse, RetryJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/jobs/retry`,
          method: "POST",
          body: queryArg.retryJobs,
        }),
        invalidatesTags: ["orders"],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/jobs/${encodeURIComponent(String(queryArg.id))}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
      }),
      listOperatorKeys: build.query<
        ListOperatorKeysApiResponse,
        ListOperatorKeysApiArg
      >({
        query: () => ({ url: `/api/admin/keys` }),
        providesTags: ["auth"],
      }),
      createOperatorKey: build.mutation<
        CreateOperatorKeyApiResponse,
        CreateOperatorKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/keys`,
          method: "POST",
          body: queryArg.newApiKey,
        }),
        invalidatesTags: ["auth"],
      }),
      revokeOperatorKey: build.mutation<
        RevokeOperatorKeyApiResponse,
        RevokeOperatorKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/keys/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      browseLedger: build.query<BrowseLedgerApiResponse, BrowseLedgerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/ledger`,
          params: {
            account: queryArg.account,
            kind: queryArg.kind,
            shopId: queryArg.shopId,
            order: queryArg.order,
            from: queryArg["from"],
            to: queryArg.to,
            before: queryArg.before,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
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
      inviteOperator: build.mutation<
        InviteOperatorApiResponse,
        InviteOperatorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/operators`,
          method: "POST",
          body: queryArg.operatorInvitation,
        }),
        invalidatesTags: ["auth"],
      }),
      listMarketOrders: build.query<
        ListMarketOrdersApiResponse,
        ListMarketOrdersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/orders`,
          params: {
            tab: queryArg.tab,
            q: queryArg.q,
            buyerId: queryArg.buyerId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      getMarketOrder: build.query<
        GetMarketOrderApiResponse,
        GetMarketOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/orders/${encodeURIComponent(String(queryArg.orderId))}`,
        }),
        providesTags: ["orders"],
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
          params: {
            plan: queryArg.plan,
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
      exportPayoutRun: build.mutation<
        ExportPayoutRunApiResponse,
        ExportPayoutRunApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs/${encodeURIComponent(String(queryArg.id))}/bank.csv`,
          method: "POST",
        }),
        invalidatesTags: ["orders"],
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
      listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/people`,
          params: {
            q: queryArg.q,
            office: queryArg.office,
            locked: queryArg.locked,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["auth"],
      }),
      getPerson: build.query<GetPersonApiResponse, GetPersonApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}`,
        }),
        providesTags: ["auth"],
      }),
      appointOperator: build.mutation<
        AppointOperatorApiResponse,
        AppointOperatorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/appoint`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      deletePerson: build.mutation<DeletePersonApiResponse, DeletePersonApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/delete`,
            method: "POST",
            body: queryArg.deletePerson,
          }),
          invalidatesTags: ["auth"],
        },
      ),
      dismissOperator: build.mutation<
        DismissOperatorApiResponse,
        DismissOperatorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/dismiss`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      endPersonSessions: build.mutation<
        EndPersonSessionsApiResponse,
        EndPersonSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/end-sessions`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      exportPerson: build.mutation<ExportPersonApiResponse, ExportPersonApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/export`,
            method: "POST",
          }),
          invalidatesTags: ["auth"],
        },
      ),
      lockPerson: build.mutation<LockPersonApiResponse, LockPersonApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/lock`,
          method: "POST",
          body: queryArg.lockPerson,
        }),
        invalidatesTags: ["auth"],
      }),
      unlockPerson: build.mutation<UnlockPersonApiResponse, UnlockPersonApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/people/${encodeURIComponent(String(queryArg.personId))}/unlock`,
            method: "POST",
          }),
          invalidatesTags: ["auth"],
        },
      ),
      listMarketProducts: build.query<
        ListMarketProductsApiResponse,
        ListMarketProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/products`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            shopId: queryArg.shopId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      putProductBack: build.mutation<
        PutProductBackApiResponse,
        PutProductBackApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/products/${encodeURIComponent(String(queryArg.id))}/put-back`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      withdrawProduct: build.mutation<
        WithdrawProductApiResponse,
        WithdrawProductApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/products/${encodeURIComponent(String(queryArg.id))}/withdraw`,
          method: "POST",
          body: queryArg.withdrawProduct,
        }),
        invalidatesTags: ["catalog"],
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
      listModeratedReviews: build.query<
        ListModeratedReviewsApiResponse,
        ListModeratedReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reviews`,
          params: {
            status: queryArg.status,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      hideReview: build.mutation<HideReviewApiResponse, HideReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/reviews/${encodeURIComponent(String(queryArg.reviewId))}/hide`,
          method: "POST",
          body: queryArg.hideReview,
        }),
        invalidatesTags: ["catalog"],
      }),
      restoreReview: build.mutation<
        RestoreReviewApiResponse,
        RestoreReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/reviews/${encodeURIComponent(String(queryArg.reviewId))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
        query: () => ({ url: `/api/admin/settings` }),
        providesTags: ["content"],
      }),
      saveSettings: build.mutation<SaveSettingsApiResponse, SaveSettingsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/settings`,
            method: "PUT",
            body: queryArg.saveSettings,
          }),
          invalidatesTags: ["content"],
        },
      ),
      listSettingChanges: build.query<
        ListSettingChangesApiResponse,
        ListSettingChangesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/settings/history`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["content"],
      }),
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
      listShopApplications: build.query<
        ListShopApplicationsApiResponse,
        ListShopApplicationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops`,
          params: {
            status: queryArg.status,
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["catalog"],
      }),
      getShopRecord: build.query<GetShopRecordApiResponse, GetShopRecordApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["catalog"],
        },
      ),
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
      approveShop: build.mutation<ApproveShopApiResponse, ApproveShopApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
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
      setShopCommission: build.mutation<
        SetShopCommissionApiResponse,
        SetShopCommissionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/commission`,
          method: "PATCH",
          body: queryArg.shopCommission,
        }),
        invalidatesTags: ["catalog"],
      }),
      liftShopSuspension: build.mutation<
        LiftShopSuspensionApiResponse,
        LiftShopSuspensionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/lift`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      startShopLook: build.mutation<
        StartShopLookApiResponse,
        StartShopLookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/look`,
          method: "POST",
        }),
        invalidatesTags: ["catalog"],
      }),
      stopShopLook: build.mutation<StopShopLookApiResponse, StopShopLookApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/look`,
            method: "DELETE",
          }),
          invalidatesTags: ["catalog"],
        },
      ),
      listShopNotes: build.query<ListShopNotesApiResponse, ListShopNotesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/notes`,
            params: {
              page: queryArg.page,
              pageSize: queryArg.pageSize,
            },
          }),
          providesTags: ["catalog"],
        },
      ),
      addShopNote: build.mutation<AddShopNoteApiResponse, AddShopNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/notes`,
          method: "POST",
          body: queryArg.newShopNote,
        }),
        invalidatesTags: ["catalog"],
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
      rejectShop: build.mutation<RejectShopApiResponse, RejectShopApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/reject`,
          method: "POST",
          body: queryArg.rejectShop,
        }),
        invalidatesTags: ["catalog"],
      }),
      suspendShop: build.mutation<SuspendShopApiResponse, SuspendShopApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/shops/${encodeURIComponent(String(queryArg.id))}/suspend`,
          method: "POST",
          body: queryArg.suspendShop,
        }),
        invalidatesTags: ["catalog"],
      }),
      listMarketStatements: build.query<
        ListMarketStatementsApiResponse,
        ListMarketStatementsApiArg
      >({
        query: () => ({ url: `/api/admin/statements` }),
        providesTags: ["orders"],
      }),
      getMarketStatement: build.query<
        GetMarketStatementApiResponse,
        GetMarketStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/statements/${encodeURIComponent(String(queryArg.month))}`,
        }),
        providesTags: ["orders"],
      }),
      exportMarketStatement: build.query<
        ExportMarketStatementApiResponse,
        ExportMarketStatementApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/statements/${encodeURIComponent(String(queryArg.month))}/csv`,
          params: {
            separator: queryArg.separator,
          },
        }),
        providesTags: ["orders"],
      }),
      listShopStatements: build.query<
        ListShopStatementsApiResponse,
        ListShopStatementsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/statements/${encodeURIComponent(String(queryArg.month))}/shops`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ["orders"],
      }),
      listOperatorWebhooks: build.query<
        ListOperatorWebhooksApiResponse,
        ListOperatorWebhooksApiArg
      >({
        query: () => ({ url: `/api/admin/webhooks` }),
        providesTags: ["auth"],
      }),
      createOperatorWebhook: build.mutation<
        CreateOperatorWebhookApiResponse,
        CreateOperatorWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks`,
          method: "POST",
          body: queryArg.newWebhook,
        }),
        invalidatesTags: ["auth"],
      }),
      getOperatorWebhook: build.query<
        GetOperatorWebhookApiResponse,
        GetOperatorWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["auth"],
      }),
      deleteOperatorWebhook: build.mutation<
        DeleteOperatorWebhookApiResponse,
        DeleteOperatorWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      changeOperatorWebhook: build.mutation<
        ChangeOperatorWebhookApiResponse,
        ChangeOperatorWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.webhookChange,
        }),
        invalidatesTags: ["auth"],
      }),
      listOperatorWebhookDeliveries: build.query<
        ListOperatorWebhookDeliveriesApiResponse,
        ListOperatorWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
          params: {
            status: queryArg.status,
            before: queryArg.before,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["auth"],
      }),
      getOperatorWebhookDelivery: build.query<
        GetOperatorWebhookDeliveryApiResponse,
        GetOperatorWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}`,
        }),
        providesTags: ["auth"],
      }),
      resendOperatorWebhookDelivery: build.mutation<
        ResendOperatorWebhookDeliveryApiResponse,
        ResendOperatorWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      rotateOperatorWebhookSecret: build.mutation<
        RotateOperatorWebhookSecretApiResponse,
        RotateOperatorWebhookSecretApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/rotate-secret`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      testOperatorWebhook: build.mutation<
        TestOperatorWebhookApiResponse,
        TestOperatorWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/test`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as operatorApi };
export type ListAdjustmentRequestsApiResponse =
  /** status 200 One page */ AdjustmentRequestPage;
export type ListAdjustmentRequestsApiArg = {
  /** `waiting`: for another operator. `decided`: approved, declined or withdrawn. */
  status?: "waiting" | "decided";
  /** About this shop only. */
  shopId?: number;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ApproveAdjustmentApiResponse =
  /** status 200 The request; what was booked is `adjustmentId` */ AdjustmentRequest;
export type ApproveAdjustmentApiArg = {
  /** The request's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type DeclineAdjustmentApiResponse =
  /** status 200 The request */ AdjustmentRequest;
export type DeclineAdjustmentApiArg = {
  /** The request's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type WithdrawAdjustmentApiResponse =
  /** status 200 The request */ AdjustmentRequest;
export type WithdrawAdjustmentApiArg = {
  /** The request's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
};
export type ListAuditEntriesApiResponse =
  /** status 200 One page, the latest first */ AuditPage;
export type ListAuditEntriesApiArg = {
  /** An operator's id, or `command_line`. */
  actor?: string;
  /** What was done. */
  action?: string;
  /** What kind of thing it was about. */
  targetKind?: string;
  /** Its id. */
  targetId?: string;
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** A part of the operator's name, or of what the thing is called. */
  q?: string;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ExportAuditEntriesApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportAuditEntriesApiArg = {
  /** An operator's id, or `command_line`. */
  actor?: string;
  /** What was done. */
  action?: string;
  /** What kind of thing it was about. */
  targetKind?: string;
  /** Its id. */
  targetId?: string;
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** A part of the operator's name, or of what the thing is called. */
  q?: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ExportCommissionApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportCommissionApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ExportJournalApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportJournalApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ExportPayoutsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportPayoutsApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ExportRefundsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportRefundsApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ListCategoriesApiResponse =
  /** status 200 The tree */ ManagedCategoryList;
export type ListCategoriesApiArg = void;
export type CreateCategoryApiResponse =
  /** status 201 The category */ ManagedCategory;
export type CreateCategoryApiArg = {
  newCategory: NewCategory;
};
export type OrderCategoriesApiResponse =
  /** status 200 The tree in this order */ ManagedCategoryList;
export type OrderCategoriesApiArg = {
  categoryOrder: CategoryOrder;
};
export type UpdateCategoryApiResponse =
  /** status 200 The category as it is now */ ManagedCategory;
export type UpdateCategoryApiArg = {
  /** The category's id. */
  id: number;
  categoryChange: CategoryChange;
};
export type DeleteCategoryApiResponse =
  /** status 200 What moved */ DeletedCategory;
export type DeleteCategoryApiArg = {
  /** The category's id. */
  id: number;
  /** As it was seen. */
  version: number;
  /** Another category of the first level for sub-categories, another sub-category for goods; its addresses lead
    there, too. Only what is empty goes without. */
  moveTo?: number;
};
export type GetCategoryAttributesApiResponse =
  /** status 200 The attributes with their values */ SuggestedAttributes;
export type GetCategoryAttributesApiArg = {
  /** The category's id. */
  id: number;
};
export type SetCategoryAttributesApiResponse =
  /** status 200 The attributes as they are now */ SuggestedAttributes;
export type SetCategoryAttributesApiArg = {
  /** The category's id. */
  id: number;
  suggestedAttributes: SuggestedAttributes;
};
export type SetCategoryPictureApiResponse =
  /** status 200 The category with its picture */ ManagedCategory;
export type SetCategoryPictureApiArg = {
  /** The category's id. */
  id: number;
  categoryPictureForm: CategoryPictureForm;
};
export type RemoveCategoryPictureApiResponse =
  /** status 200 The category without it */ ManagedCategory;
export type RemoveCategoryPictureApiArg = {
  /** The category's id. */
  id: number;
};
export type ListColorsApiResponse =
  /** status 200 One page, the most used first */ ManagedColorPage;
export type ListColorsApiArg = {
  /** A part of a color. */
  q?: string;
  /** `missing`: those to which neither the rule nor an operator gives a family; `changed`: those of which an operator
    said something. */
  only?: "all" | "missing" | "changed";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type SetColorFamilyApiResponse =
  /** status 200 What holds from now on */ GivenFamily;
export type SetColorFamilyApiArg = {
  /** As a shop writes it; case and spaces make no difference. Not the name of a family (`is_family`). */
  color: string;
  colorFamilyChange: ColorFamilyChange;
};
export type ResetColorFamilyApiResponse = unknown;
export type ResetColorFamilyApiArg = {
  /** As a shop writes it; case and spaces make no difference. Not the name of a family (`is_family`). */
  color: string;
};
export type ListContactMessagesApiResponse =
  /** status 200 A page of messages */ ReceivedMessagePage;
export type ListContactMessagesApiArg = {
  /** A part of the reference, the name, the address or the message. */
  q?: string;
  /** Only those that stand so. */
  status?: "open" | "answered" | "closed";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetContactMessageApiResponse =
  /** status 200 The message */ ContactRecord;
export type GetContactMessageApiArg = {
  /** The message's id. */
  id: number;
};
export type DeleteContactMessageApiResponse = unknown;
export type DeleteContactMessageApiArg = {
  /** The message's id. */
  id: number;
};
export type AnswerContactMessageApiResponse =
  /** status 200 The message with the answer */ ContactRecord;
export type AnswerContactMessageApiArg = {
  /** The message's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  newContactAnswer: NewContactAnswer;
};
export type CloseContactMessageApiResponse =
  /** status 200 The message */ ContactRecord;
export type CloseContactMessageApiArg = {
  /** The message's id. */
  id: number;
};
export type ReopenContactMessageApiResponse =
  /** status 200 The message, which is open */ ContactRecord;
export type ReopenContactMessageApiArg = {
  /** The message's id. */
  id: number;
};
export type ListMarketCouponsApiResponse =
  /** status 200 One page: those that work or will first, then the latest */ MarketCouponPage;
export type ListMarketCouponsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateMarketCouponApiResponse =
  /** status 201 The coupon */ MarketCoupon;
export type CreateMarketCouponApiArg = {
  marketCouponTerms: MarketCouponTerms;
};
export type GetMarketCouponApiResponse =
  /** status 200 The coupon */ MarketCoupon;
export type GetMarketCouponApiArg = {
  /** The coupon. */
  id: number;
};
export type UpdateMarketCouponApiResponse =
  /** status 200 The coupon as it is now */ MarketCoupon;
export type UpdateMarketCouponApiArg = {
  /** The coupon. */
  id: number;
  marketCouponTerms: MarketCouponTerms;
};
export type DeleteMarketCouponApiResponse = unknown;
export type DeleteMarketCouponApiArg = {
  /** The coupon. */
  id: number;
};
export type EndMarketCouponApiResponse =
  /** status 200 The coupon, which has ended */ MarketCoupon;
export type EndMarketCouponApiArg = {
  /** The coupon. */
  id: number;
};
export type ListDisputesApiResponse =
  /** status 200 One page */ MarketDisputePage;
export type ListDisputesApiArg = {
  /** Only those that are not decided. */
  open?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetDisputeApiResponse =
  /** status 200 The dispute */ MarketDisputeDetail;
export type GetDisputeApiArg = {
  /** The dispute's id. */
  id: number;
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
export type GetMarketHealthApiResponse =
  /** status 200 As one gateway sees it now */ MarketHealth;
export type GetMarketHealthApiArg = void;
export type ListHomeEditionsApiResponse =
  /** status 200 One page: drafts first, then the latest to start */ HomeEditionPage;
export type ListHomeEditionsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type CreateHomeEditionApiResponse =
  /** status 201 The draft */ HomeEdition;
export type CreateHomeEditionApiArg = {
  newHomeEdition: NewHomeEdition;
};
export type GetHomeEditionApiResponse =
  /** status 200 The edition, with what it names */ HomeEdition;
export type GetHomeEditionApiArg = {
  /** The edition's id. */
  id: number;
};
export type UpdateHomeEditionApiResponse =
  /** status 200 The edition as it is now */ HomeEdition;
export type UpdateHomeEditionApiArg = {
  /** The edition's id. */
  id: number;
  homeEditionChange: HomeEditionChange;
};
export type DeleteHomeEditionApiResponse = unknown;
export type DeleteHomeEditionApiArg = {
  /** The edition's id. */
  id: number;
};
export type SetHomePictureApiResponse =
  /** status 200 The edition with its picture */ HomeEdition;
export type SetHomePictureApiArg = {
  /** The edition's id. */
  id: number;
  homePictureForm: HomePictureForm;
};
export type RemoveHomePictureApiResponse =
  /** status 200 The edition without it */ HomeEdition;
export type RemoveHomePictureApiArg = {
  /** The edition's id. */
  id: number;
};
export type PreviewHomeEditionApiResponse =
  /** status 200 The page and its promo line */ HomePreview;
export type PreviewHomeEditionApiArg = {
  /** The edition's id. */
  id: number;
};
export type PublishHomeEditionApiResponse =
  /** status 200 The edition with its dates */ HomeEdition;
export type PublishHomeEditionApiArg = {
  /** The edition's id. */
  id: number;
  homeDates: HomeDates;
};
export type WithdrawHomeEditionApiResponse =
  /** status 200 The edition */ HomeEdition;
export type WithdrawHomeEditionApiArg = {
  /** The edition's id. */
  id: number;
};
export type ListParkedJobsApiResponse =
  /** status 200 A page of jobs */ ParkedJobPage;
export type ListParkedJobsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type RetryJobsApiResponse =
  /** status 200 How many are queued; 0 where none of this kind was given up */ RetriedJobs;
export type RetryJobsApiArg = {
  retryJobs: RetryJobs;
};
export type RetryJobApiResponse = unknown;
export type RetryJobApiArg = {
  /** The job's id. */
  id: number;
};
export type ListOperatorKeysApiResponse =
  /** status 200 Those that work first, then the latest; at most 100 */ ApiKey[];
export type ListOperatorKeysApiArg = void;
export type CreateOperatorKeyApiResponse =
  /** status 201 The key and its secret */ CreatedApiKey;
export type CreateOperatorKeyApiArg = {
  newApiKey: NewApiKey;
};
export type RevokeOperatorKeyApiResponse = unknown;
export type RevokeOperatorKeyApiArg = {
  /** The key. */
  id: number;
};
export type BrowseLedgerApiResponse =
  /** status 200 As many as asked for */ MarketLedger;
export type BrowseLedgerApiArg = {
  /** With an entry of this account; beside `shopId`, of that shop. */
  account?: string;
  /** Of this kind. */
  kind?: string;
  /** With an entry of this shop. */
  shopId?: number;
  /** Of the order with this number. */
  order?: string;
  /** Booked on this day (UTC) or later. */
  from?: string;
  /** Booked on this day (UTC) or earlier. */
  to?: string;
  /** Older than this one: `next` of the answer before. */
  before?: number;
  /** How many. */
  pageSize?: number;
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
export type InviteOperatorApiResponse =
  /** status 201 The person */ PersonRecord;
export type InviteOperatorApiArg = {
  operatorInvitation: OperatorInvitation;
};
export type ListMarketOrdersApiResponse =
  /** status 200 A page of the orders that were found */ MarketOrderPage;
export type ListMarketOrdersApiArg = {
  /** Where a part of them stands. */
  tab?: "all" | "to_pay" | "to_ship" | "on_the_way" | "delivered" | "returns";
  /** A part of the number, of the buyer's name or address, or of a shop's name. */
  q?: string;
  /** The account that placed them. */
  buyerId?: number;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetMarketOrderApiResponse = /** status 200 The order */ MarketOrder;
export type GetMarketOrderApiArg = {
  /** The order. */
  orderId: number;
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
  /** The `version` of the plan that was looked at. */
  plan?: string;
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
export type ListPeopleApiResponse =
  /** status 200 A page of people */ PersonPage;
export type ListPeopleApiArg = {
  /** A part of their name or mail address, or the number of an order of theirs. */
  q?: string;
  /** Those who do this here; all without it. */
  office?: "buyer" | "seller" | "operator";
  /** Those who are locked out, or those who are not; all without it. */
  locked?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetPersonApiResponse = /** status 200 The person */ PersonRecord;
export type GetPersonApiArg = {
  /** The person's id. */
  personId: number;
};
export type AppointOperatorApiResponse =
  /** status 200 The person */ PersonRecord;
export type AppointOperatorApiArg = {
  /** The person's id. */
  personId: number;
};
export type DeletePersonApiResponse =
  /** status 200 The account is gone */ Message;
export type DeletePersonApiArg = {
  /** The person's id. */
  personId: number;
  deletePerson: DeletePerson;
};
export type DismissOperatorApiResponse =
  /** status 200 The person */ PersonRecord;
export type DismissOperatorApiArg = {
  /** The person's id. */
  personId: number;
};
export type EndPersonSessionsApiResponse =
  /** status 200 The person */ PersonRecord;
export type EndPersonSessionsApiArg = {
  /** The person's id. */
  personId: number;
};
export type ExportPersonApiResponse = /** status 200 A file */ PersonalData;
export type ExportPersonApiArg = {
  /** The person's id. */
  personId: number;
};
export type LockPersonApiResponse = /** status 200 The person */ PersonRecord;
export type LockPersonApiArg = {
  /** The person's id. */
  personId: number;
  lockPerson: LockPerson;
};
export type UnlockPersonApiResponse = /** status 200 The person */ PersonRecord;
export type UnlockPersonApiArg = {
  /** The person's id. */
  personId: number;
};
export type ListMarketProductsApiResponse =
  /** status 200 A page of products */ MarketProductPage;
export type ListMarketProductsApiArg = {
  /** A part of a title or of a shop's name, or a product's address. */
  q?: string;
  /** Only those that stand so. */
  status?: "draft" | "active" | "hidden" | "archived" | "withdrawn";
  /** Only this shop's. */
  shopId?: number;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type PutProductBackApiResponse =
  /** status 200 The product */ MarketProduct;
export type PutProductBackApiArg = {
  /** The product's id. */
  id: number;
};
export type WithdrawProductApiResponse =
  /** status 200 The product */ MarketProduct;
export type WithdrawProductApiArg = {
  /** The product's id. */
  id: number;
  withdrawProduct: WithdrawProduct;
};
export type ListBookBreaksApiResponse =
  /** status 200 One page, and the last comparison */ BookBreakPage;
export type ListBookBreaksApiArg = {
  /** `explained`: somebody said why. `gone`: the books agree again, or differ by another amount,
    which is a break of its own. */
  status?: "open" | "explained" | "gone";
  /** Which come first. */
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
  /** The refund. */
  refundId: number;
};
export type SettleRefundApiResponse = /** status 200 The refund */ OwedRefund;
export type SettleRefundApiArg = {
  /** The refund. */
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
  /** The return. */
  returnId: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  decideReturn: DecideReturn;
};
export type ListModeratedReviewsApiResponse =
  /** status 200 One page, the latest review first */ ModeratedReviewPage;
export type ListModeratedReviewsApiArg = {
  /** `reported`: shown, and reported since an operator last decided. */
  status?: "reported" | "hidden" | "all";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type HideReviewApiResponse =
  /** status 200 The review */ ModeratedReview;
export type HideReviewApiArg = {
  /** The review. */
  reviewId: number;
  hideReview: HideReview;
};
export type RestoreReviewApiResponse =
  /** status 200 The review */ ModeratedReview;
export type RestoreReviewApiArg = {
  /** The review. */
  reviewId: number;
};
export type GetSettingsApiResponse =
  /** status 200 The settings */ MarketSettings;
export type GetSettingsApiArg = void;
export type SaveSettingsApiResponse =
  /** status 200 The settings */ MarketSettings;
export type SaveSettingsApiArg = {
  saveSettings: SaveSettings;
};
export type ListSettingChangesApiResponse =
  /** status 200 One page */ SettingChangePage;
export type ListSettingChangesApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type RefundShopOrderApiResponse =
  /** status 200 The refund */ OrderRefund;
export type RefundShopOrderApiArg = {
  /** The shop's part of an order. */
  shopOrderId: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  grantRefund: GrantRefund;
};
export type ListShopApplicationsApiResponse =
  /** status 200 A page of shops */ ShopApplicationPage;
export type ListShopApplicationsApiArg = {
  /** Those that stand so; all without it. */
  status?: "pending" | "approved" | "rejected" | "suspended";
  /** A part of the shop's name or address, or of its owner's name or mail address. */
  q?: string;
  /** Their order; `waiting` without it. */
  sort?: "waiting" | "newest" | "name";
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type GetShopRecordApiResponse = /** status 200 The shop */ ShopRecord;
export type GetShopRecordApiArg = {
  /** The shop's id. */
  id: number;
};
export type AdjustShopBalanceApiResponse =
  | /** status 201 What was booked */ Adjustment
  | /** status 202 Another operator has to approve it (`approveAdjustment`) */ AdjustmentRequest;
export type AdjustShopBalanceApiArg = {
  /** The shop's id. */
  id: number;
  /** A random text, the same for each retry */
  "Idempotency-Key": string;
  newAdjustment: NewAdjustment;
};
export type ApproveShopApiResponse = /** status 200 The shop */ ShopApplication;
export type ApproveShopApiArg = {
  /** The shop's id. */
  id: number;
};
export type GetShopBalanceApiResponse =
  /** status 200 The balance at this moment */ ShopBalance;
export type GetShopBalanceApiArg = {
  /** The shop's id. */
  id: number;
};
export type SetShopCommissionApiResponse =
  /** status 200 The shop as it is now */ ShopRecord;
export type SetShopCommissionApiArg = {
  /** The shop's id. */
  id: number;
  shopCommission: ShopCommission;
};
export type LiftShopSuspensionApiResponse =
  /** status 200 The shop */ ShopApplication;
export type LiftShopSuspensionApiArg = {
  /** The shop's id. */
  id: number;
};
export type StartShopLookApiResponse =
  /** status 200 Which shop, and until when */ ShopLook;
export type StartShopLookApiArg = {
  /** The shop's id. */
  id: number;
};
export type StopShopLookApiResponse = unknown;
export type StopShopLookApiArg = {
  /** The shop's id. */
  id: number;
};
export type ListShopNotesApiResponse =
  /** status 200 A page of notes */ ShopNotePage;
export type ListShopNotesApiArg = {
  /** The shop's id. */
  id: number;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type AddShopNoteApiResponse = /** status 201 The note */ OperatorNote;
export type AddShopNoteApiArg = {
  /** The shop's id. */
  id: number;
  newShopNote: NewShopNote;
};
export type SetPayoutTermsApiResponse =
  /** status 200 The shop's balance as it is now */ ShopBalance;
export type SetPayoutTermsApiArg = {
  /** The shop's id. */
  id: number;
  payoutTerms: PayoutTerms;
};
export type RejectShopApiResponse = /** status 200 The shop */ ShopApplication;
export type RejectShopApiArg = {
  /** The shop's id. */
  id: number;
  rejectShop: RejectShop;
};
export type SuspendShopApiResponse = /** status 200 The shop */ ShopApplication;
export type SuspendShopApiArg = {
  /** The shop's id. */
  id: number;
  suspendShop: SuspendShop;
};
export type ListMarketStatementsApiResponse =
  /** status 200 The latest first */ MarketStatementMonths;
export type ListMarketStatementsApiArg = void;
export type GetMarketStatementApiResponse =
  /** status 200 Every account */ MarketStatement;
export type GetMarketStatementApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
};
export type ExportMarketStatementApiResponse =
  /** status 200 The month (RFC 4180) */ string;
export type ExportMarketStatementApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
  /** What parts the cells: `comma` without it. With `semicolon`, as Excel wants it where the
    comma is a decimal sign, it is one in the file, too, which begins with a byte order mark. */
  separator?: "comma" | "semicolon";
};
export type ListShopStatementsApiResponse =
  /** status 200 One page */ ShopStatementPage;
export type ListShopStatementsApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
  /** The page, from 1. */
  page?: number;
  /** Rows on a page. */
  pageSize?: number;
};
export type ListOperatorWebhooksApiResponse =
  /** status 200 The oldest first; 10 at most */ Webhook[];
export type ListOperatorWebhooksApiArg = void;
export type CreateOperatorWebhookApiResponse =
  /** status 201 The webhook and its secret */ CreatedWebhook;
export type CreateOperatorWebhookApiArg = {
  newWebhook: NewWebhook;
};
export type GetOperatorWebhookApiResponse =
  /** status 200 The webhook */ Webhook;
export type GetOperatorWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type DeleteOperatorWebhookApiResponse = unknown;
export type DeleteOperatorWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type ChangeOperatorWebhookApiResponse =
  /** status 200 As it is now */ Webhook;
export type ChangeOperatorWebhookApiArg = {
  /** The webhook. */
  id: number;
  webhookChange: WebhookChange;
};
export type ListOperatorWebhookDeliveriesApiResponse =
  /** status 200 The latest first */ WebhookDeliveryPage;
export type ListOperatorWebhookDeliveriesApiArg = {
  /** The webhook. */
  id: number;
  /** Those that stand so. */
  status?: "waiting" | "delivered" | "failed";
  /** Those before this one: `next` of the answer before. */
  before?: number;
  /** At most so many. */
  limit?: number;
};
export type GetOperatorWebhookDeliveryApiResponse =
  /** status 200 The delivery */ WebhookDelivery;
export type GetOperatorWebhookDeliveryApiArg = {
  /** The webhook. */
  id: number;
  /** The delivery. */
  deliveryId: number;
};
export type ResendOperatorWebhookDeliveryApiResponse =
  /** status 202 It is on its way */ WebhookDelivery;
export type ResendOperatorWebhookDeliveryApiArg = {
  /** The webhook. */
  id: number;
  /** The delivery. */
  deliveryId: number;
};
export type RotateOperatorWebhookSecretApiResponse =
  /** status 200 The webhook and its new secret */ CreatedWebhook;
export type RotateOperatorWebhookSecretApiArg = {
  /** The webhook. */
  id: number;
};
export type TestOperatorWebhookApiResponse =
  /** status 202 It is on its way */ WebhookDelivery;
export type TestOperatorWebhookApiArg = {
  /** The webhook. */
  id: number;
};
export type AdjustmentActor = {
  id: number;
  name: string;
};
export type AdjustmentRequest = {
  id: number;
  shopId: number;
  shopName: string;
  /** In minor units: above zero the shop gets it, below zero it is taken. */
  amount: number;
  /** The shop reads it once it is booked. */
  reason: string;
  /** `waiting`, `approved` (and booked), `declined` or `withdrawn`. */
  status: string;
  requestedBy: AdjustmentActor;
  requestedAt: string;
  decidedBy: AdjustmentActor | null;
  decidedAt: string | null;
  /** What was booked. */
  adjustmentId: number | null;
};
export type AdjustmentRequestPage = {
  currency: string;
  /** Up to this amount, in minor units, an operator books alone. */
  approvalAbove: number;
  items: AdjustmentRequest[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
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
export type AuditEntry = {
  /** Its place in the log, from 1. */
  id: number;
  at: string;
  /** The operator's user id; null for the command line of the server. */
  actorId: number | null;
  /** What they were called then; null for the command line of the server. */
  actorName: string | null;
  /** The session that they acted in. */
  sessionId: number | null;
  /** What the API key is called with which they acted; null where they did it themselves. */
  keyName: string | null;
  action: string;
  targetKind: string;
  targetId: string;
  /** What it was called then: a shop's name, an order's number. */
  targetLabel: string;
  /** What of it changed, as it was; null where nothing was before. */
  before: object | null;
  /** What of it changed, as it is. */
  after: object | null;
};
export type AuditPage = {
  items: AuditEntry[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  /** Every action that can stand in the log. */
  actions: string[];
  /** Every kind of thing that it can be about. */
  targetKinds: string[];
};
export type Tile = "sand" | "mint" | "sky" | "rose" | "lilac" | "butter";
export type ManagedCategory = {
  id: number;
  /** The category it stands in; null for the first level. */
  parentId: number | null;
  name: string;
  /** In German; the other name stands in where it is null. */
  nameDe: string | null;
  slug: string;
  /** Its slugs from the top. */
  path: string;
  tile: Tile;
  picture: string | null;
  /** Whether it stands in the main navigation. */
  isShowSuggest: boolean;
  /** Grows with each change of it; a change names the version that was seen. */
  version: number;
  /** Products that stand directly in it, the archived included. */
  productCount: number;
  /** Those of them that are active. */
  activeProductCount: number;
  /** Collections of shops that stand in it. */
  collectionCount: number;
};
export type ManagedCategoryList = {
  /** In their order, each category before what is below it. */
  items: ManagedCategory[];
};
export type NewCategory = {
  name: string;
  /** In German. */
  nameDe?: string | null;
  /** Its part of the URL, which nothing beside it has; made of the name when it is left out. */
  slug?: string | null;
  /** The category it stands in; the first level without it. */
  parentId?: number | null;
  /** Whether it stands in the main navigation. */
  isShowSuggest?: boolean;
  tile?: Tile | null;
};
export type CategoryOrder = {
  /** The category whose sub-categories are ordered; the first level without it. */
  parentId?: number | null;
  /** All that stand there. */
  ids: number[];
};
export type CategoryChange = {
  /** As it was seen; another one is refused with 409 `category_changed`. */
  version: number;
  name: string;
  /** In German; without it the other name stands in. */
  nameDe?: string | null;
  /** Its part of the URL, which nothing beside it has. Whoever knows the one of before still finds it. */
  slug: string;
  /** The category it stands in; the first level without it. What is in it moves along. */
  parentId?: number | null;
  /** Whether it stands in the main navigation. */
  isShowSuggest: boolean;
  /** Its hue. */
  tile: Tile;
};
export type DeletedCategory = {
  /** Sub-categories that moved. */
  categories: number;
  /** Collections of shops that moved, those that can be brought back included. */
  collections: number;
  /** Products that moved. */
  products: number;
  /** Coupons of the marketplace that name the other category now and have not ended. */
  coupons: number;
  /** Shelves of home pages that show the other category now. */
  shelves: number;
};
export type SuggestedAttributeValue = {
  value: string;
  /** In German; the other word stands in without it. */
  valueDe?: string | null;
};
export type SuggestedAttribute = {
  name: string;
  /** In German; the other name stands in without it. */
  nameDe?: string | null;
  /** At most 30, in their order. */
  values: SuggestedAttributeValue[];
};
export type SuggestedAttributes = {
  /** The category's; a change names the one that was seen, another is refused with 409 `category_changed`. */
  version: number;
  attributes: SuggestedAttribute[];
};
export type CategoryPictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB and 40 megapixels. */
  file: Blob;
};
export type ColorFamily =
  | "black"
  | "gray"
  | "white"
  | "beige"
  | "brown"
  | "red"
  | "orange"
  | "yellow"
  | "green"
  | "turquoise"
  | "blue"
  | "purple"
  | "pink"
  | "gold"
  | "silver"
  | "none";
export type GivenFamily = {
  family: ColorFamily;
  /** What the operator is called. */
  changedBy: string;
  changedAt: string;
};
export type ManagedColor = {
  /** As most products have it. */
  color: string;
  /** Products on sale that have it. */
  products: number;
  /** Its family by the rule. */
  rule: ColorFamily;
  given: GivenFamily | null;
  /** Whether it is called like a family: it belongs to that one for good. */
  isFamily: boolean;
};
export type ManagedColorPage = {
  items: ManagedColor[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  /** How many of all colors neither the rule nor an operator gives a family. */
  missing: number;
};
export type ColorFamilyChange = {
  family: ColorFamily;
};
export type ContactTopic =
  "order" | "product" | "selling" | "account" | "rights" | "other";
export type ContactStatus = "open" | "answered" | "closed";
export type ReceivedMessage = {
  id: number;
  /** What its sender quotes. */
  reference: string;
  /** Who wrote it, as they say. */
  name: string;
  /** Where answers go. Nobody checked whose it is. */
  email: string;
  topic: ContactTopic;
  status: ContactStatus;
  createdAt: string;
  /** How often it was answered. */
  answerCount: number;
  /** When it was answered last. */
  answeredAt: string | null;
};
export type ReceivedMessagePage = {
  items: ReceivedMessage[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type PageLanguage = "en" | "de";
export type ContactAnswer = {
  id: number;
  text: string;
  /** Which operator gave it. */
  by: string;
  createdAt: string;
};
export type ContactRecord = ReceivedMessage & {
  /** The language of the form, and of the letter around an answer. */
  language: PageLanguage;
  message: string;
  /** The first first. */
  answers: ContactAnswer[];
};
export type NewContactAnswer = {
  /** The whole of what is answered, in plain words. What it answers is quoted below it. */
  text: string;
};
export type CouponStatus = "scheduled" | "active" | "used_up" | "ended";
export type CouponFacts = {
  id: number;
  code: string;
  status: CouponStatus;
  /** What it takes off, in 1/100 %; null where it is an amount. */
  percentBps: number | null;
  /** What it takes off in minor units; null where it is a share. */
  amount: number | null;
  /** The least that the goods it is for must cost in an order, in minor units. */
  minimumSpend: number;
  /** The first day, in the shop's time zone; of UTC where it is the marketplace's. */
  from: string;
  /** The last day; null: until it is ended. */
  to: string | null;
  /** How often all shoppers together may use it; null: as often as they like. */
  totalLimit: number | null;
  /** How often one shopper may use it; null: as often as they like. */
  customerLimit: number | null;
  /** In how many orders it is used; those that were not paid in time are not among them. */
  uses: number;
  /** Whether it can be deleted: no order ever used it, not even an unpaid one. */
  deletable: boolean;
};
export type CouponGoods = {
  id: number;
  name: string;
};
export type MarketCoupon = CouponFacts & {
  /** Null: not for single products. Deleted ones are left out. */
  products: CouponGoods[] | null;
  /** Null: not for single categories. What stands below one stands in it. */
  categories: CouponGoods[] | null;
  /** Null: not for single shops. */
  shops: CouponGoods[] | null;
};
export type MarketCouponPage = {
  items: MarketCoupon[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type MarketCouponTerms = {
  /** 3 to 20 letters from A to Z, digits, hyphens and underscores, in any case; no other coupon
    has it. */
  code: string;
  /** What it takes off, in 1/100 %. */
  percentBps?: number | null;
  /** What it takes off in minor units, at most what the goods cost. */
  amount?: number | null;
  /** How often one shopper may use it; without it, as often as they like. */
  customerLimit?: number | null;
  /** The first day, of UTC. */
  from: string;
  /** The last day; without it, the coupon works until it is ended. */
  to?: string | null;
  /** The least that the goods it is for must cost in an order, in minor units. */
  minimumSpend?: number;
  /** How often all shoppers together may use it. */
  totalLimit?: number | null;
  /** Only for these products, at most 200. */
  productIds?: number[] | null;
  /** Only for what stands in these categories or below them, at most 200. */
  categoryIds?: number[] | null;
  /** Only for what these shops sell, at most 200. */
  shopIds?: number[] | null;
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
export type DisputedShop = {
  id: number;
  /** What it was called then. */
  name: string;
  /** Its part of the order. */
  shopOrderId: number;
};
export type MarketDispute = Dispute & {
  orderId: number;
  /** Who sold it. */
  shops: DisputedShop[];
};
export type MarketDisputePage = {
  items: MarketDispute[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
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
export type ShopEvidence = DisputeEvidence & {
  shopId: number;
};
export type MarketDisputeDetail = {
  dispute: MarketDispute;
  /** In its order. */
  evidence: ShopEvidence[];
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
export type DatabaseHealth = {
  version: string;
  /** What the marketplace's database takes on its disk. */
  sizeBytes: number;
  /** To the whole server, whoever opened them. */
  connectionsInUse: number;
  /** As many as the server takes. */
  connectionsMost: number;
  /** Null where none ever ran. */
  latestMigration: string | null;
};
export type Connections = {
  open: number;
  idle: number;
  /** As many as there may be. */
  most: number;
};
export type IndexHealth = {
  /** Products that can be found. */
  products: number;
  /** How long ago it was last known to be as the database is. */
  behindSeconds: number;
};
export type JobQueue = {
  kind: string;
  /** Due now or later. */
  waiting: number;
  /** Since when the one waits that is due longest and nobody works on. */
  dueSince: string | null;
  /** Given up. */
  parked: number;
};
export type MailHealth = {
  /** Due now or later. */
  waiting: number;
  /** Since when the one waits that is due longest and nobody works on. */
  dueSince: string | null;
  /** Handed to the mail server in the last 24 hours. */
  sentLately: number;
  /** Given up. */
  parked: number;
};
export type FailingTimer = {
  name: string;
  lastError: string;
  /** Since when no round has gone well. */
  since: string;
};
export type InvariantCheck = {
  checkedAt: string;
  /** How much does not hold. */
  breaches: number;
  /** The first of it. */
  firstBreach: string | null;
};
export type MarketHealth = {
  /** Of the gateway that answered. */
  version: string;
  database: DatabaseHealth;
  connections: Connections;
  index: IndexHealth;
  /** Whether the gateway hears of changes from the database; if not, answers are right and slower. */
  hearsChanges: boolean;
  /** What is not done yet, by kind; `mail` sums up those that are letters. */
  queue: JobQueue[];
  mail: MailHealth;
  /** What comes round by itself and went wrong the last time, the longest failing first. */
  failingTimers: FailingTimer[];
  /** When PayPal's books were last compared with ours; null before the first time. */
  booksComparedAt: string | null;
  invariants: InvariantCheck | null;
};
export type HomeState = "draft" | "scheduled" | "live" | "covered" | "over";
export type ListedHomeEdition = {
  id: number;
  name: string;
  state: HomeState;
  /** Null: it has no dates yet. */
  startsAt: string | null;
  /** Null: until another one starts. */
  endsAt: string | null;
  updatedAt: string;
};
export type HomeEditionPage = {
  items: ListedHomeEdition[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type PromoKind = "standard" | "none" | "own";
export type PromoChoice = {
  kind: PromoKind;
  /** One line; needed with `own`. */
  text?: string | null;
  /** In German; the other text stands in without it. */
  textDe?: string | null;
  /** A coupon's code to copy. */
  code?: string | null;
  /** A path of the marketplace, or an address that begins with `https://`. */
  link?: string | null;
};
export type HeroWords = {
  title: string;
  titleDe?: string | null;
  line: string;
  lineDe?: string | null;
  button: string;
  buttonDe?: string | null;
  /** A path of the marketplace, or an address that begins with `https://`. */
  link: string;
  /** What the picture shows; nothing for one that only decorates. */
  alt?: string | null;
  altDe?: string | null;
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
export type ShelfKind =
  | "best_sellers"
  | "best_rated"
  | "on_sale"
  | "newest"
  | "category"
  | "products";
export type ShelfChoice = {
  kind: ShelfKind;
  /** Needed with `category`: a category or sub-category. */
  categoryId?: number | null;
  /** Needed with `products`: at most 24, in their order. */
  productIds?: number[];
  /** Needed with `products`; the usual name of its kind without it. */
  name?: string | null;
  nameDe?: string | null;
};
export type NamedProduct = {
  id: number;
  title: string;
  thumbnail: string | null;
  tile: Tile;
  /** Whether shoppers can see it: one that is off sale is left out of its shelf. */
  isShown: boolean;
};
export type NamedShop = {
  id: number;
  name: string;
  logo: string | null;
  tile: Tile;
  /** Whether shoppers can see it: one that is closed is left out. */
  isShown: boolean;
};
export type HomeEdition = ListedHomeEdition & {
  /** Grows with each change of it; a change names the version that was seen. */
  version: number;
  promo: PromoChoice;
  hero: HeroWords | null;
  picture: Picture | null;
  shelves: ShelfChoice[];
  /** Featured shops; the best rated without any. */
  shopIds: number[];
  /** The products that its shelves name. */
  products: NamedProduct[];
  /** The shops that it features. */
  shops: NamedShop[];
};
export type NewHomeEdition = {
  /** What operators call it; shoppers do not see it. */
  name: string;
  /** The edition to begin with; the page as it is shipped without it. */
  copyOf?: number | null;
};
export type HomeEditionChange = {
  /** As it was seen; another one is refused with 409 `home_page_changed`. */
  version: number;
  /** What operators call it; shoppers do not see it. */
  name: string;
  promo: PromoChoice;
  hero?: HeroWords | null;
  /** From top to bottom, 1 to 12. */
  shelves: ShelfChoice[];
  /** Featured shops in their order, at most 8; the best rated without any. */
  shopIds: number[];
};
export type HomePictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB and 40 megapixels. */
  file: Blob;
};
export type HomeHero = {
  title: string;
  titleDe?: string | null;
  line: string;
  lineDe?: string | null;
  button: string;
  buttonDe?: string | null;
  /** A path of the marketplace, or an address that begins with `https://`. */
  link: string;
  picture: Picture | null;
  /** What the picture shows; empty for one that only decorates. */
  alt: string;
  altDe?: string | null;
};
export type ShopRef = {
  id: number;
  name: string;
  slug: string;
};
export type Card = {
  id: number;
  slug: string;
  title: string;
  /** In German, where its seller says so. */
  titleDe?: string | null;
  /** Address of its first picture. */
  thumbnail: string | null;
  /** Its first picture and the one to cross-fade to. */
  pictures: Picture[];
  tile: Tile;
  shop: ShopRef;
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  /** Reduced price of the cheapest variant; this is what is paid when there is one. */
  priceSale: number | null;
  /** Whether another variant costs more. */
  priceVaries: boolean;
  /** Mean of the reviews' stars, 1 to 5. */
  rating: number | null;
  reviewCount: number;
  soldCount: number;
  inStock: boolean;
  publishedAt: string;
  /** Values of the option that is a colour. */
  colours: string[];
  /** The same in German, in their order, where the marketplace's dictionary knows one of them. */
  colourLabelsDe?: string[] | null;
  /** Whether there is anything to choose. */
  hasOptions: boolean;
};
export type HomeShelf = {
  kind: ShelfKind;
  /** Null: the usual name of its kind. */
  name: string | null;
  nameDe?: string | null;
  /** The slugs of its category. */
  path: string | null;
  cards: Card[];
};
export type ShopCard = {
  id: number;
  slug: string;
  name: string;
  logo: string | null;
  tile: Tile;
  description: string;
  /** Mean of the reviews' stars, 1 to 5. */
  rating: number | null;
  reviewCount: number;
  /** Products on sale. */
  productCount: number;
  openSince: string;
  /** Pictures of its best sellers, at most four. */
  thumbnails: string[];
};
export type Home = {
  hero: HomeHero | null;
  /** Those with anything on them, from top to bottom. */
  shelves: HomeShelf[];
  /** Featured shops, at most 8. */
  shops: ShopCard[];
};
export type PromoLine = {
  text: string;
  /** In German; the other text stands in without it. */
  textDe?: string | null;
  /** A coupon's code to copy. */
  code: string | null;
  /** Where the text leads: a path of the marketplace, or an address that begins with `https://`. */
  link: string | null;
};
export type HomePreview = {
  home: Home;
  promo: PromoLine | null;
};
export type HomeDates = {
  /** As it was seen; another one is refused with 409 `home_page_changed`. */
  version: number;
  /** At once without it. */
  startsAt?: string | null;
  /** Until another one starts without it. */
  endsAt?: string | null;
};
export type ParkedJob = {
  id: number;
  kind: string;
  /** How often it was tried. */
  attempts: number;
  /** What went wrong the last time. */
  lastError: string | null;
  createdAt: string;
  parkedAt: string;
};
export type ParkedJobPage = {
  items: ParkedJob[];
  page: number;
  pageSize: number;
  total: number;
};
export type RetriedJobs = {
  retried: number;
};
export type RetryJobs = {
  /** All of this kind that were given up. */
  kind: string;
};
export type ApiKey = {
  id: number;
  name: string;
  /** Its first characters, to tell it from others. */
  startsWith: string;
  /** What it may do: an area with `read`, or with `write`, which reads too. */
  scopes: string[];
  createdAt: string;
  /** Until when it is good; null for one that never expires. */
  expiresAt: string | null;
  /** When it was last used, to the minute; null until it was. */
  lastUsedAt: string | null;
  /** Since when it opens nothing, because it was revoked or all its owner's sessions were ended, as
    a new password does. */
  revokedAt: string | null;
};
export type CreatedApiKey = {
  key: ApiKey;
  /** What programs send as `Authorization: Bearer …`. Nobody can read it again. */
  secret: string;
};
export type NewApiKey = {
  name: string;
  /** What it may do: an area with `read`, or with `write`, which reads too. Each area once. */
  scopes: string[];
  /** Until when it is good, at most ten years from now; for ever if left out. */
  expiresAt?: string | null;
  /** The caller's password, once more. */
  currentPassword: string;
};
export type MarketLedgerLine = {
  account: string;
  /** Whose, where the account is a shop's. */
  shopId: number | null;
  shopName: string | null;
  /** In minor units: above zero it came in there, below zero it went out. */
  amount: number;
};
export type MarketLedgerTransaction = {
  id: number;
  kind: string;
  postedAt: string;
  /** The name under which it is booked once. */
  reference: string;
  currency: string;
  orderId: number | null;
  orderNumber: string | null;
  payoutId: number | null;
  /** The run in which that payout was made. */
  payoutRunId: number | null;
  /** Why money went back, or why an operator gave or took it. */
  reason: string | null;
  /** Its place in the chain of seals; null as long as it waits for its seal. */
  seal: number | null;
  lines: MarketLedgerLine[];
};
export type LedgerSeal = {
  /** How many transactions are sealed. */
  transactions: number;
  /** When the last of them was booked. */
  through: string | null;
  /** How many wait for their seal, which takes moments. */
  waiting: number;
  check: InvariantCheck | null;
};
export type MarketLedger = {
  items: MarketLedgerTransaction[];
  /** What to ask for as `before` to read on; null at the end. */
  next: number | null;
  /** Every account of the ledger. */
  accounts: string[];
  /** Every kind of transaction. */
  kinds: string[];
  seal: LedgerSeal;
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
export type Role = {
  /** `ROLE_USER`, `ROLE_SHOP_MANAGER` or `ROLE_ADMIN`. */
  name: string;
};
export type Person = {
  id: number;
  username: string;
  email: string;
  /** Their picture, at most 64 pixels a side. */
  avatarSmall: string | null;
  roles: Role[];
  /** The shop they run. */
  shopId: number | null;
  createdAt: string;
  /** Whether they opened the link of the activation mail. */
  isActive: boolean;
  /** When a device of theirs last showed its token; null after a month without one. */
  lastSeenAt: string | null;
  /** Since when nobody can sign in to the account. */
  lockedAt: string | null;
  /** Orders that they paid, with what of them was cancelled later. */
  orderCount: number;
  /** What they paid for them. What went back is not taken off. */
  orderTotal: number;
};
export type PersonLock = {
  at: string;
  /** The person was told it. */
  reason: string;
  /** Which operator did it. */
  by: string;
};
export type PersonSession = {
  id: number;
  /** What it called itself. */
  userAgent: string | null;
  /** The network it signed in from. */
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
};
export type PersonRecord = Person & {
  lock: PersonLock | null;
  /** When they placed the latest order that they paid. */
  lastOrderAt: string | null;
  /** The devices on which they are signed in. */
  sessions: PersonSession[];
  currency: string;
};
export type OperatorInvitation = {
  /** Where the invitation goes. */
  email: string;
  /** How they are called. */
  username: string;
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
export type OrderedBy = {
  id: number;
  name: string;
  email: string;
};
export type PartShares = {
  shopOrderId: number;
  /** The marketplace's share of what does not go back. */
  commission: number;
  /** What the shop earns: `total - refunded - commission`. */
  payout: number;
};
export type MarketOrder = {
  order: Order;
  buyer: OrderedBy;
  /** What each part brings shop and marketplace, in the order of `order.shopOrders`. */
  shares: PartShares[];
};
export type MarketOrderPage = {
  items: MarketOrder[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
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
  /** Accounts that were opened in these days and activated since, of people who run no shop now. */
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
  /** Messages of the contact form that are open. */
  contactMessages: number;
  /** Since when the first of them waits. */
  contactMessagesSince: string | null;
  /** Returns that buyer and shop do not agree about. */
  returns: number;
  /** Since when the first of them waits. */
  returnsSince: string | null;
  /** Refunds that failed. */
  failedRefunds: number;
  /** Adjustments that want the approval of another operator. */
  adjustments: number;
  /** Since when the first of them waits. */
  adjustmentsSince: string | null;
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
  /** When `gateway check-invariants` last ran; null before the first time. */
  invariantsCheckedAt: string | null;
  /** How much it found. */
  invariantsBroken: number;
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
export type PayoutHold = {
  since: string;
  /** Why, as an operator told the shop. */
  reason: string;
};
export type PlannedPayout = {
  shopId: number;
  shopName: string;
  /** What it would get, in minor units; 0 when it is not paid. */
  amount: number;
  /** What it is owed. */
  balance: number;
  /** What of it can be paid out. */
  available: number;
  /** What of it waits for delivery and some days after. */
  pending: number;
  /** What of it is in a dispute or return, or on its way back to a buyer. */
  held: number;
  /** What of it is kept by what was agreed with the shop. */
  reserved: number;
  method: PayoutMethod | null;
  /** Most of the account is hidden. */
  account: string | null;
  /** Why it is not paid: `payouts_held` (by an operator), `no_account`, `account_changed`,
    `payout_open`, `shop_closed` or `below_minimum`. */
  obstacle: string | null;
  /** Until when a changed account waits. */
  heldUntil: string | null;
  payoutsHeld: PayoutHold | null;
};
export type PayoutPlan = {
  currency: string;
  /** What all shops would get, in minor units. */
  amount: number;
  /** Another one as soon as any shop would get something else, or elsewhere. A run that is begun with
    it pays what stands here. */
  version: string;
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
export type LeftOutShop = {
  shopId: number;
  shopName: string;
  /** What it was to get, in minor units. */
  planned: number;
};
export type PayoutRunDetail = {
  run: PayoutRun;
  payouts: ShopPayout[];
  /** Who was to be paid by the plan and is not. */
  leftOut: LeftOutShop[];
};
export type FailedPayout = {
  /** The shop reads it. */
  reason: string;
};
export type PersonPage = {
  items: Person[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type Message = {
  message: string;
};
export type DeletePerson = {
  /** Its mail address, so that it is nobody else's. */
  email: string;
};
export type PersonalAccount = {
  id: number;
  email: string;
  username: string;
  avatar: string | null;
  roles: Role[];
  createdAt: string;
};
export type Address = {
  id: number;
  firstName: string;
  lastName: string;
  companyName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  /** The code of the state, where the country's states are known. */
  state: string | null;
  postalCode: string | null;
  /** E.164. */
  phoneNumber: string;
  /** Offered first at checkout; exactly one of a book. */
  isDefault: boolean;
};
export type SessionInfo = {
  id: number;
  /** What the device calls itself. */
  userAgent: string | null;
  /** The network it signed in from. */
  network: string | null;
  createdAt: string;
  /** When it last exchanged its refresh token. */
  lastSeenAt: string;
  /** Whether it is the device that asks. */
  current: boolean;
};
export type CartOption = {
  name: string;
  /** In German, where the marketplace's dictionary knows that. */
  nameDe?: string | null;
  value: string;
  /** In German, where the marketplace's dictionary knows that. */
  valueDe?: string | null;
};
export type InPayment = {
  /** Its id. */
  orderId: number;
  /** The number for people. */
  orderNumber: string;
};
export type CartShop = {
  id: number;
  name: string;
  slug: string;
  /** The shop ships within so many days of the payment. */
  handlingDays: number;
};
export type CartProduct = {
  id: number;
  slug: string;
  title: string;
  /** In German, where its seller says so. */
  titleDe?: string | null;
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
export type PersonalReview = {
  id: number;
  productTitle: string;
  rating: number;
  text: string;
  /** Addresses of the photos. */
  images: string[];
  reply: string | null;
  createdAt: string;
};
export type PersonalVote = {
  reviewId: number;
  productTitle: string;
  createdAt: string;
};
export type PersonalReport = {
  reviewId: number;
  productTitle: string;
  reason: string;
  text: string | null;
  createdAt: string;
};
export type PersonalWish = {
  productId: number;
  productTitle: string;
  createdAt: string;
};
export type PersonalWishlistShare = {
  /** What they read over it. */
  title: string | null;
  /** Since when the link leads to it. */
  createdAt: string;
};
export type PersonalFollow = {
  shopId: number;
  shopName: string;
  createdAt: string;
};
export type PersonalStockRequest = {
  productId: number;
  productTitle: string;
  variantId: number;
  createdAt: string;
};
export type PersonalOrderMessage = {
  orderNumber: string;
  shopName: string;
  text: string;
  /** Addresses of the photos. */
  images: string[];
  createdAt: string;
};
export type PersonalAnswer = {
  text: string;
  createdAt: string;
};
export type PersonalMessage = {
  reference: string;
  topic: string;
  message: string;
  createdAt: string;
  /** What the marketplace answered. */
  answers: PersonalAnswer[];
};
export type PersonalData = {
  exportedAt: string;
  account: PersonalAccount;
  addresses: Address[];
  /** The devices that are signed in. */
  sessions: SessionInfo[];
  /** The API keys that the caller made, without their secrets, which nobody can read. */
  apiKeys: ApiKey[];
  cart: ShopGroup[];
  savedForLater: CartItem[];
  orders: Order[];
  invoices: Invoice[];
  reviews: PersonalReview[];
  /** Reviews that the caller found helpful. */
  helpfulVotes: PersonalVote[];
  /** Reviews that the caller reported. */
  reviewReports: PersonalReport[];
  wishlist: PersonalWish[];
  wishlistShare: PersonalWishlistShare | null;
  followedShops: PersonalFollow[];
  /** What the caller is emailed about once it is back in stock. */
  stockRequests: PersonalStockRequest[];
  /** Written through the contact form within the last 90 days. */
  orderMessages: PersonalOrderMessage[];
  messages: PersonalMessage[];
};
export type LockPerson = {
  /** The person reads it. */
  reason: string;
};
export type ProductStatus =
  "draft" | "active" | "hidden" | "archived" | "withdrawn";
export type NameSlug = {
  name: string;
  /** In German, where that is known. */
  nameDe?: string | null;
  slug: string;
};
export type ProductWithdrawal = {
  /** Its seller reads it. */
  reason: string;
  since: string;
};
export type MarketProduct = {
  id: number;
  slug: string;
  title: string;
  thumbnail: string | null;
  tile: Tile;
  status: ProductStatus;
  shopId: number;
  shopName: string;
  /** From the category down to the sub-category. */
  category: NameSlug[];
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  /** How many pieces were sold. */
  soldCount: number;
  createdAt: string;
  withdrawal: ProductWithdrawal | null;
};
export type MarketProductPage = {
  items: MarketProduct[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type WithdrawProduct = {
  /** Its seller reads it. */
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
  /** What became of a refund that failed. `paid_elsewhere`: the buyer got the money without PayPal,
    such as by bank transfer. It is booked as a refund from the bank account, and the shop bears its
    share. `not_owed`: nobody owes it, because it went back by another refund, the buyer waived it,
    or it was a mistake. The money is the shop's again. */
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
  /** What became of a refund that failed. `paid_elsewhere`: the buyer got the money without PayPal,
    such as by bank transfer. It is booked as a refund from the bank account, and the shop bears its
    share. `not_owed`: nobody owes it, because it went back by another refund, the buyer waived it,
    or it was a mistake. The money is the shop's again. */
  how: "paid_elsewhere" | "not_owed";
  /** For the books; neither buyer nor shop read it. */
  reason: string;
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
export type ReviewedProduct = {
  title: string;
  /** In German, where its seller says so. */
  titleDe?: string | null;
  slug: string;
  thumbnail: string | null;
  tile: Tile;
};
export type ReviewReport = {
  /** What is wrong with a review. */
  reason: "spam" | "offensive" | "off_topic" | "private" | "other";
  text: string | null;
  createdAt: string;
  /** When an operator decided about it. */
  settledAt: string | null;
};
export type ModeratedReview = {
  review: Review;
  product: ReviewedProduct;
  hiddenAt: string | null;
  hiddenReason: string | null;
  /** The oldest first. */
  reports: ReviewReport[];
};
export type ModeratedReviewPage = {
  items: ModeratedReview[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type HideReview = {
  /** For the record. */
  reason: string;
};
export type ShopApproval = "auto" | "manual";
export type CarrierDays = {
  /** At least, from 1. */
  min: number;
  /** At most, up to 90. */
  max: number;
};
export type SettingValues = {
  /** What the marketplace is called, at most 60 characters. */
  name: string;
  /** One line beside the name, at most 100 characters; `null`: the storefront's own words. */
  slogan: string | null;
  /** Shown on the pages. The contact form and letters about money that needs a person go there. */
  contactEmail: string;
  /** As on an envelope, on one line. */
  postalAddress: string;
  /** A page of the marketplace elsewhere. */
  socialUrl: string;
  shopApproval: ShopApproval;
  /** The marketplace's share of a sale where none is agreed with the shop, in 1/100 %, 0 to
    10000. Counts for orders that are placed from then on. */
  commissionBps: number;
  /** Days after delivery from which a sale can be paid out, 0 to 365. */
  payoutHoldDays: number;
  /** The least that is paid out, in minor units, from 1; what is less waits for more. */
  payoutMinimum: number;
  /** The days of each month, 1 to 28 in UTC, on which shops are paid. */
  payoutDays: number[];
  /** Pages of products say by it when a parcel will come. */
  carrierDays: CarrierDays;
  /** Days on the way after which a parcel counts as delivered, 1 to 365. */
  deliveredAfterDays: number;
  /** What an operator gives a shop or takes from it beyond this, in minor units, waits for
    another operator; 0: always. At most what `environment` says. */
  adjustmentApprovalAbove: number;
};
export type ChangedSetting = {
  /** The name of a field of `values`. */
  setting: string;
  /** When it was changed last. */
  changedAt: string;
};
export type FixedSetting = {
  variable: string;
  /** `null`: not told, for it is or may hold a secret. */
  value: string | null;
};
export type MarketSettings = {
  /** Another one as soon as any value is; to be sent along with what is saved. */
  version: string;
  /** What holds. */
  values: SettingValues;
  /** What the environment says. It holds for what is not in `changed`. */
  environment: SettingValues;
  /** What operators changed. Whatever the environment says, this holds. */
  changed: ChangedSetting[];
  /** What only the environment says. */
  fixed: FixedSetting[];
};
export type SaveSettings = {
  /** As it was read: what others saved since then is not overwritten. */
  version: string;
  values: SettingValues;
};
export type SettingChange = {
  id: number;
  /** The name of a field of the settings. */
  setting: string;
  before: string;
  after: string;
  /** The operator's name. */
  changedBy: string;
  changedAt: string;
};
export type SettingChangePage = {
  items: SettingChange[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
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
export type ShopStatus = "pending" | "approved" | "rejected" | "suspended";
export type ShopApplication = {
  id: number;
  name: string;
  slug: string;
  /** Markdown. */
  description: string;
  /** Who runs it. */
  ownerName: string;
  /** When its owner asked for it, or asked again. */
  appliedAt: string;
  status: ShopStatus;
  /** Since when it stands so. */
  statusSince: string;
  /** Why it is not open, as an operator told its owner. */
  reason: string | null;
};
export type ShopCounts = {
  pending: number;
  approved: number;
  rejected: number;
  suspended: number;
};
export type ShopApplicationPage = {
  items: ShopApplication[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
  counts: ShopCounts;
};
export type ShopOwner = {
  id: number;
  name: string;
  email: string;
};
export type ShopProducts = {
  /** On sale while the shop is open. */
  active: number;
  drafts: number;
  hidden: number;
  archived: number;
};
export type ShopSales = {
  orders: number;
  items: number;
  revenue: number;
  /** What went back to buyers. */
  refunded: number;
  /** The orders of the last 30 days. */
  ordersLately: number;
  /** The revenue of the last 30 days. */
  revenueLately: number;
};
export type ShopRecord = {
  id: number;
  name: string;
  slug: string;
  /** Markdown. */
  description: string;
  logo: string | null;
  owner: ShopOwner;
  status: ShopStatus;
  /** Since when it stands so. */
  statusSince: string;
  /** Why it is not open, as an operator told its owner. */
  reason: string | null;
  createdAt: string;
  /** When its owner asked for it, or asked again. */
  appliedAt: string;
  /** When an operator let it in or refused it; null where none had to. */
  decidedAt: string | null;
  /** Which operator that was. */
  decidedBy: string | null;
  products: ShopProducts;
  sales: ShopSales;
  reviewCount: number;
  /** The mean of its reviews' stars; null without reviews. */
  rating: number | null;
  /** What the marketplace keeps of each sale, in 1/100 %. */
  commissionBps: number;
  /** Whether that was agreed with this shop; otherwise it is the marketplace's own. */
  commissionIsAgreed: boolean;
  /** Days after delivery until a sale can be paid out. */
  holdDays: number;
  /** Whether those were agreed with this shop; otherwise they are the marketplace's own. */
  holdDaysAreAgreed: boolean;
  payoutsHeld: PayoutHold | null;
  /** The part of each sale that is kept for 90 days, in 1/100 %. */
  reserveBps: number;
  currency: string;
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
  /** Whether those were agreed with this shop; otherwise they are the marketplace's own. */
  holdDaysAreAgreed: boolean;
  payoutsHeld: PayoutHold | null;
  /** When shops are paid next. */
  nextPayoutOn: string | null;
};
export type ShopCommission = {
  /** In 1/100 %, from 0 to 10000; null where the marketplace's own share holds. */
  bps: number | null;
};
export type ShopLook = {
  shopId: number;
  shopName: string;
  /** From then on it has to be said anew. */
  until: string;
};
export type OperatorNote = {
  id: number;
  text: string;
  /** Who wrote it. */
  authorName: string;
  createdAt: string;
};
export type ShopNotePage = {
  items: OperatorNote[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type NewShopNote = {
  text: string;
};
export type NewPayoutHold = {
  /** The shop reads it. */
  reason: string;
};
export type PayoutTerms = {
  /** The part of each sale that is kept for 90 days, in 1/100 %, from 0 to 10000. */
  reserveBps?: number | null;
  /** Days after delivery until a sale can be paid out, from 0 to 90; `null` goes back to the
    marketplace's own. */
  holdDays?: number | null;
  payoutsHeld?: NewPayoutHold | null;
};
export type RejectShop = {
  /** Its owner reads it. */
  reason: string;
};
export type SuspendShop = {
  /** Its owner reads it. */
  reason: string;
};
export type MarketStatementMonth = {
  month: string;
  /** How many bookings it has. */
  transactions: number;
};
export type MarketStatementMonths = {
  months: MarketStatementMonth[];
};
export type AccountMovement = {
  kind: string;
  /** In minor units: above zero it came in there, below zero it went out. */
  amount: number;
};
export type AccountStatement = {
  account: string;
  /** What it held when the month began. */
  opening: number;
  /** What moved it, by the kinds that occur. */
  movements: AccountMovement[];
  /** What it held when the month ended, or holds now. */
  closing: number;
};
export type MarketStatement = {
  month: string;
  currency: string;
  /** Every account of the ledger. */
  accounts: AccountStatement[];
};
export type ShopStatement = {
  shopId: number;
  shopName: string;
  /** What it was owed when the month began. */
  opening: number;
  /** What buyers paid for its goods. */
  sales: number;
  /** What the marketplace took of that. */
  commission: number;
  /** What went back to buyers, or was taken back. */
  refunds: number;
  /** What the marketplace gave back of its commission with that. */
  commissionBack: number;
  /** What operators gave or took. */
  adjustments: number;
  /** What was paid out, less what came back. */
  payouts: number;
  /** What it was owed when the month ended, or is owed now. */
  closing: number;
};
export type ShopStatementPage = {
  currency: string;
  items: ShopStatement[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** How many on all pages. */
  total: number;
};
export type WebhookStatus = "active" | "paused";
export type Webhook = {
  id: number;
  name: string;
  url: string;
  events: (
    | "order.paid"
    | "order.cancelled"
    | "order.delivered"
    | "order.completed"
    | "shipment.sent"
    | "refund.done"
    | "return.requested"
    | "return.changed"
    | "product.published"
    | "product.changed"
    | "product.hidden"
    | "product.deleted"
    | "stock.low"
    | "shop.approved"
    | "shop.rejected"
    | "shop.suspended"
    | "shop.lifted"
    | "shop.changed"
    | "payout.paid"
    | "payout.failed"
    | "payout.returned"
  )[];
  status: WebhookStatus;
  /** Since when it is told nothing; null while it is active. */
  pausedAt: string | null;
  /** `by_hand`; `gone`: it answered 410; `failing`: it took nothing for five days. */
  pauseReason: string | null;
  /** Since when it took nothing; null if it took the latest message. */
  failingSince: string | null;
  /** Until when messages are signed with the secret of before the rotation, too. */
  previousSecretUntil: string | null;
  createdAt: string;
};
export type CreatedWebhook = {
  webhook: Webhook;
  /** What its messages are signed with. Nobody can read it again. */
  secret: string;
};
export type NewWebhook = {
  name: string;
  /** Where messages go: https, on the public internet, on the usual port. */
  url: string;
  events: (
    | "order.paid"
    | "order.cancelled"
    | "order.delivered"
    | "order.completed"
    | "shipment.sent"
    | "refund.done"
    | "return.requested"
    | "return.changed"
    | "product.published"
    | "product.changed"
    | "product.hidden"
    | "product.deleted"
    | "stock.low"
    | "shop.approved"
    | "shop.rejected"
    | "shop.suspended"
    | "shop.lifted"
    | "shop.changed"
    | "payout.paid"
    | "payout.failed"
    | "payout.returned"
  )[];
};
export type WebhookChange = {
  name?: string | null;
  /** Where messages go, also those that wait. */
  url?: string | null;
  events?: (
    | "order.paid"
    | "order.cancelled"
    | "order.delivered"
    | "order.completed"
    | "shipment.sent"
    | "refund.done"
    | "return.requested"
    | "return.changed"
    | "product.published"
    | "product.changed"
    | "product.hidden"
    | "product.deleted"
    | "stock.low"
    | "shop.approved"
    | "shop.rejected"
    | "shop.suspended"
    | "shop.lifted"
    | "shop.changed"
    | "payout.paid"
    | "payout.failed"
    | "payout.returned"
  )[];
  status?: WebhookStatus | null;
};
export type WebhookTry = {
  triedAt: string;
  /** How many milliseconds it took. */
  tookMs: number;
  /** The HTTP status that was answered; null if nothing was. */
  responseStatus: number | null;
  /** The first kilobyte of that answer. */
  responseBody: string | null;
};
export type WebhookDelivery = {
  id: number;
  /** What stands in `webhook-id`: the same each time that this is sent. */
  messageId: string;
  /** One of the events, or `webhook.test`. */
  event: string;
  /** What is sent, to the byte. */
  body: string;
  /** `waiting`: it is tried, or tried again at `nextTryAt`. `failed`: it is not tried again by itself. */
  status: string;
  /** How often it was tried. */
  attempts: number;
  createdAt: string;
  nextTryAt: string | null;
  /** When it was last tried; null until it was. */
  triedAt: string | null;
  /** How many milliseconds that took. */
  tookMs: number | null;
  /** The HTTP status that was answered; null if nothing was. */
  responseStatus: number | null;
  /** The first kilobyte of that answer. */
  responseBody: string | null;
  /** `answer`: no status between 200 and 299. `no_answer`: none within 15 seconds. `not_allowed`: the
    address leads where nothing is sent. `paused`: the webhook was paused before it was taken. */
  failure: string | null;
  /** The tries before the last, the oldest first; the latest twenty of them. */
  earlier: WebhookTry[];
};
export type WebhookDeliveryPage = {
  items: WebhookDelivery[];
  /** What to send as `before` for the ones that follow; null after the last. */
  next: number | null;
};
export const {
  useListAdjustmentRequestsQuery,
  useLazyListAdjustmentRequestsQuery,
  useApproveAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useWithdrawAdjustmentMutation,
  useListAuditEntriesQuery,
  useLazyListAuditEntriesQuery,
  useExportAuditEntriesQuery,
  useLazyExportAuditEntriesQuery,
  useExportCommissionQuery,
  useLazyExportCommissionQuery,
  useExportJournalQuery,
  useLazyExportJournalQuery,
  useExportPayoutsQuery,
  useLazyExportPayoutsQuery,
  useExportRefundsQuery,
  useLazyExportRefundsQuery,
  useListCategoriesQuery,
  useLazyListCategoriesQuery,
  useCreateCategoryMutation,
  useOrderCategoriesMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useGetCategoryAttributesQuery,
  useLazyGetCategoryAttributesQuery,
  useSetCategoryAttributesMutation,
  useSetCategoryPictureMutation,
  useRemoveCategoryPictureMutation,
  useListColorsQuery,
  useLazyListColorsQuery,
  useSetColorFamilyMutation,
  useResetColorFamilyMutation,
  useListContactMessagesQuery,
  useLazyListContactMessagesQuery,
  useGetContactMessageQuery,
  useLazyGetContactMessageQuery,
  useDeleteContactMessageMutation,
  useAnswerContactMessageMutation,
  useCloseContactMessageMutation,
  useReopenContactMessageMutation,
  useListMarketCouponsQuery,
  useLazyListMarketCouponsQuery,
  useCreateMarketCouponMutation,
  useGetMarketCouponQuery,
  useLazyGetMarketCouponQuery,
  useUpdateMarketCouponMutation,
  useDeleteMarketCouponMutation,
  useEndMarketCouponMutation,
  useListDisputesQuery,
  useLazyListDisputesQuery,
  useGetDisputeQuery,
  useLazyGetDisputeQuery,
  useAcceptDisputeMutation,
  useGetMarketHealthQuery,
  useLazyGetMarketHealthQuery,
  useListHomeEditionsQuery,
  useLazyListHomeEditionsQuery,
  useCreateHomeEditionMutation,
  useGetHomeEditionQuery,
  useLazyGetHomeEditionQuery,
  useUpdateHomeEditionMutation,
  useDeleteHomeEditionMutation,
  useSetHomePictureMutation,
  useRemoveHomePictureMutation,
  usePreviewHomeEditionQuery,
  useLazyPreviewHomeEditionQuery,
  usePublishHomeEditionMutation,
  useWithdrawHomeEditionMutation,
  useListParkedJobsQuery,
  useLazyListParkedJobsQuery,
  useRetryJobsMutation,
  useRetryJobMutation,
  useListOperatorKeysQuery,
  useLazyListOperatorKeysQuery,
  useCreateOperatorKeyMutation,
  useRevokeOperatorKeyMutation,
  useBrowseLedgerQuery,
  useLazyBrowseLedgerQuery,
  useListModeratedMessagesQuery,
  useLazyListModeratedMessagesQuery,
  useHideMessageMutation,
  useRestoreMessageMutation,
  useInviteOperatorMutation,
  useListMarketOrdersQuery,
  useLazyListMarketOrdersQuery,
  useGetMarketOrderQuery,
  useLazyGetMarketOrderQuery,
  useGetMarketOverviewQuery,
  useLazyGetMarketOverviewQuery,
  useListPayoutRunsQuery,
  useLazyListPayoutRunsQuery,
  useStartPayoutRunMutation,
  usePlanPayoutRunQuery,
  useLazyPlanPayoutRunQuery,
  useGetPayoutRunQuery,
  useLazyGetPayoutRunQuery,
  useExportPayoutRunMutation,
  useMarkPayoutFailedMutation,
  useMarkPayoutPaidMutation,
  useListPeopleQuery,
  useLazyListPeopleQuery,
  useGetPersonQuery,
  useLazyGetPersonQuery,
  useAppointOperatorMutation,
  useDeletePersonMutation,
  useDismissOperatorMutation,
  useEndPersonSessionsMutation,
  useExportPersonMutation,
  useLockPersonMutation,
  useUnlockPersonMutation,
  useListMarketProductsQuery,
  useLazyListMarketProductsQuery,
  usePutProductBackMutation,
  useWithdrawProductMutation,
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
  useListModeratedReviewsQuery,
  useLazyListModeratedReviewsQuery,
  useHideReviewMutation,
  useRestoreReviewMutation,
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useSaveSettingsMutation,
  useListSettingChangesQuery,
  useLazyListSettingChangesQuery,
  useRefundShopOrderMutation,
  useListShopApplicationsQuery,
  useLazyListShopApplicationsQuery,
  useGetShopRecordQuery,
  useLazyGetShopRecordQuery,
  useAdjustShopBalanceMutation,
  useApproveShopMutation,
  useGetShopBalanceQuery,
  useLazyGetShopBalanceQuery,
  useSetShopCommissionMutation,
  useLiftShopSuspensionMutation,
  useStartShopLookMutation,
  useStopShopLookMutation,
  useListShopNotesQuery,
  useLazyListShopNotesQuery,
  useAddShopNoteMutation,
  useSetPayoutTermsMutation,
  useRejectShopMutation,
  useSuspendShopMutation,
  useListMarketStatementsQuery,
  useLazyListMarketStatementsQuery,
  useGetMarketStatementQuery,
  useLazyGetMarketStatementQuery,
  useExportMarketStatementQuery,
  useLazyExportMarketStatementQuery,
  useListShopStatementsQuery,
  useLazyListShopStatementsQuery,
  useListOperatorWebhooksQuery,
  useLazyListOperatorWebhooksQuery,
  useCreateOperatorWebhookMutation,
  useGetOperatorWebhookQuery,
  useLazyGetOperatorWebhookQuery,
  useDeleteOperatorWebhookMutation,
  useChangeOperatorWebhookMutation,
  useListOperatorWebhookDeliveriesQuery,
  useLazyListOperatorWebhookDeliveriesQuery,
  useGetOperatorWebhookDeliveryQuery,
  useLazyGetOperatorWebhookDeliveryQuery,
  useResendOperatorWebhookDeliveryMutation,
  useRotateOperatorWebhookSecretMutation,
  useTestOperatorWebhookMutation,
} = injectedRtkApi;
