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
          query: (queryArg) => ({
            url: `/api/admin/payout-runs/plan`,
            params: {
              page: queryArg.page,
              pageSize: queryArg.pageSize,
            },
          }),
          providesTags: ["orders"],
        },
      ),
      getPayoutRun: build.query<GetPayoutRunApiResponse, GetPayoutRunApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/payout-runs/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
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
            role: queryArg.role,
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
  /** `waiting`: for another operator's decision. `decided`: approved, declined or withdrawn. */
  status?: "waiting" | "decided";
  /** About this shop only. */
  shopId?: number;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ApproveAdjustmentApiResponse =
  /** status 200 The request; `adjustmentId` is the booked adjustment */ AdjustmentRequest;
export type ApproveAdjustmentApiArg = {
  /** The request's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type DeclineAdjustmentApiResponse =
  /** status 200 The request */ AdjustmentRequest;
export type DeclineAdjustmentApiArg = {
  /** The request's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type WithdrawAdjustmentApiResponse =
  /** status 200 The request */ AdjustmentRequest;
export type WithdrawAdjustmentApiArg = {
  /** The request's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type ListAuditEntriesApiResponse =
  /** status 200 One page, the latest first */ AuditPage;
export type ListAuditEntriesApiArg = {
  /** An operator's id, or `command_line`. */
  actor?: string;
  /** The action. */
  action?: string;
  /** The kind of thing that was acted on. */
  targetKind?: string;
  /** Its id. */
  targetId?: string;
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** Part of the operator's name or of the target's name. */
  q?: string;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ExportAuditEntriesApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportAuditEntriesApiArg = {
  /** An operator's id, or `command_line`. */
  actor?: string;
  /** The action. */
  action?: string;
  /** The kind of thing that was acted on. */
  targetKind?: string;
  /** Its id. */
  targetId?: string;
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** Part of the operator's name or of the target's name. */
  q?: string;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ExportCommissionApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportCommissionApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ExportJournalApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportJournalApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ExportPayoutsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportPayoutsApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ExportRefundsApiResponse =
  /** status 200 The table (RFC 4180) */ string;
export type ExportRefundsApiArg = {
  /** On this day (UTC) or later. */
  from?: string;
  /** On this day (UTC) or earlier. */
  to?: string;
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
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
  /** The version that was read. */
  version: number;
  /** Where the content goes: another category for subcategories, another subcategory for
    products. Required unless the category is empty; its addresses redirect there. */
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
  /** status 200 The category without a picture */ ManagedCategory;
export type RemoveCategoryPictureApiArg = {
  /** The category's id. */
  id: number;
};
export type ListColorsApiResponse =
  /** status 200 One page, the most used first */ ManagedColorPage;
export type ListColorsApiArg = {
  /** Part of a color's name. */
  q?: string;
  /** `missing`: colors without a family, neither by the rule nor by an operator; `changed`:
    colors whose family an operator set. */
  only?: "all" | "missing" | "changed";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type SetColorFamilyApiResponse =
  /** status 200 The color with its family */ GivenFamily;
export type SetColorFamilyApiArg = {
  /** The color as a shop writes it; case and spaces are ignored. Not the name of a family
    (`is_family`). */
  color: string;
  colorFamilyChange: ColorFamilyChange;
};
export type ResetColorFamilyApiResponse = unknown;
export type ResetColorFamilyApiArg = {
  /** The color as a shop writes it; case and spaces are ignored. Not the name of a family
    (`is_family`). */
  color: string;
};
export type ListContactMessagesApiResponse =
  /** status 200 A page of messages */ ReceivedMessagePage;
export type ListContactMessagesApiArg = {
  /** Part of the reference, the name, the email address or the message. */
  q?: string;
  /** Only those with this status. */
  status?: "open" | "answered" | "closed";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** A random string, the same for each retry */
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
  /** status 200 One page: active and scheduled ones first, then the latest */ MarketCouponPage;
export type ListMarketCouponsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** Only open ones. */
  open?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  acceptDispute: AcceptDispute;
};
export type GetMarketHealthApiResponse =
  /** status 200 The present state, as this gateway sees it */ MarketHealth;
export type GetMarketHealthApiArg = void;
export type ListHomeEditionsApiResponse =
  /** status 200 One page: drafts first, then the latest to start */ HomeEditionPage;
export type ListHomeEditionsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type CreateHomeEditionApiResponse =
  /** status 201 The draft */ HomeEdition;
export type CreateHomeEditionApiArg = {
  newHomeEdition: NewHomeEdition;
};
export type GetHomeEditionApiResponse =
  /** status 200 The edition, with the products and shops it refers to */ HomeEdition;
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
  /** status 200 The edition without a picture */ HomeEdition;
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
  /** Items per page. */
  pageSize?: number;
};
export type RetryJobsApiResponse =
  /** status 200 How many are queued; 0 if none of this kind was given up */ RetriedJobs;
export type RetryJobsApiArg = {
  retryJobs: RetryJobs;
};
export type RetryJobApiResponse = unknown;
export type RetryJobApiArg = {
  /** The job's id. */
  id: number;
};
export type ListOperatorKeysApiResponse =
  /** status 200 Active ones first, then the latest; at most 100 */ ApiKey[];
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
  /** status 200 Up to `pageSize` transactions */ MarketLedger;
export type BrowseLedgerApiArg = {
  /** With an entry in this account; together with `shopId`, of that shop. */
  account?: string;
  /** Of this kind. */
  kind?: string;
  /** With an entry for this shop. */
  shopId?: number;
  /** Belonging to the order with this number. */
  order?: string;
  /** Booked on this day (UTC) or later. */
  from?: string;
  /** Booked on this day (UTC) or earlier. */
  to?: string;
  /** Older than this one: `next` of the previous response. */
  before?: number;
  /** How many to return. */
  pageSize?: number;
};
export type ListModeratedMessagesApiResponse =
  /** status 200 One page; reported messages, the oldest first */ ModeratedMessagePage;
export type ListModeratedMessagesApiArg = {
  /** `reported`: visible, with a report that no operator has decided yet. */
  status?: "reported" | "hidden";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** status 200 A page of orders */ MarketOrderPage;
export type ListMarketOrdersApiArg = {
  /** With a shop order in this state. */
  tab?: "all" | "to_pay" | "to_ship" | "on_the_way" | "delivered" | "returns";
  /** Beginnings of words, all in the number, the buyer's name and email address, or all in a shop's
    name. A whole email address finds the orders that were placed with exactly this address. */
  q?: string;
  /** The account that placed them. */
  buyerId?: number;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type GetMarketOrderApiResponse = /** status 200 The order */ MarketOrder;
export type GetMarketOrderApiArg = {
  /** The order. */
  orderId: number;
};
export type GetMarketOverviewApiResponse =
  /** status 200 The figures, up to the latest payment */ MarketOverview;
export type GetMarketOverviewApiArg = {
  /** The first day. */
  from?: string;
  /** The last day, inclusive; at most 366 days from the first. */
  to?: string;
};
export type ListPayoutRunsApiResponse =
  /** status 200 One page */ PayoutRunPage;
export type ListPayoutRunsApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type StartPayoutRunApiResponse =
  /** status 201 The run, which continues in the background */ PayoutRun;
export type StartPayoutRunApiArg = {
  /** The `version` of the plan that was read. */
  plan?: string;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type PlanPayoutRunApiResponse =
  /** status 200 One page of the shops that are owed something */ PayoutPlan;
export type PlanPayoutRunApiArg = {
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type GetPayoutRunApiResponse =
  /** status 200 The run with one page of its payouts */ PayoutRunDetail;
export type GetPayoutRunApiArg = {
  /** The run's id. */
  id: number;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
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
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  failedPayout: FailedPayout;
};
export type MarkPayoutPaidApiResponse = /** status 200 The payout */ Payout;
export type MarkPayoutPaidApiArg = {
  /** The payout's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
};
export type ListPeopleApiResponse =
  /** status 200 A page of people */ PersonPage;
export type ListPeopleApiArg = {
  /** Part of their name or email address, or the number of one of their orders. */
  q?: string;
  /** People with this role; by default all. */
  role?: "buyer" | "seller" | "operator";
  /** `true`: locked accounts; `false`: the others; by default all. */
  locked?: boolean;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** status 200 The account is deleted */ Message;
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
  /** Part of a title or of a shop's name, or a product's address. */
  q?: string;
  /** Only those with this status. */
  status?: "draft" | "active" | "hidden" | "archived" | "withdrawn";
  /** Only this shop's products. */
  shopId?: number;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** `explained`: an operator gave an explanation. `gone`: the books agree again, or differ by
    another amount, which is a new break. */
  status?: "open" | "explained" | "gone";
  /** Which come first. */
  sort?: "newest" | "largest";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type ExplainBookBreakApiResponse = /** status 200 The break */ BookBreak;
export type ExplainBookBreakApiArg = {
  /** The break's id. */
  id: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  explainBreak: ExplainBreak;
};
export type ListOwedRefundsApiResponse =
  /** status 200 One page, the latest first */ OwedRefundPage;
export type ListOwedRefundsApiArg = {
  /** `failed`: PayPal refused it. `waiting`: PayPal could not be reached or has not finished it;
    it is retried automatically, at intervals that grow to a day. `settled`: it failed, and an
    operator settled it. */
  status?: "failed" | "waiting" | "settled";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  settleRefund: SettleRefund;
};
export type ListReturnsApiResponse =
  /** status 200 A page of returns */ ReturnPage;
export type ListReturnsApiArg = {
  /** Who has to act next: the `shop`, the `buyer` or the `operator`; `over`: nobody. */
  stage?: "all" | "shop" | "buyer" | "operator" | "over";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type DecideReturnApiResponse = /** status 200 The return */ Return;
export type DecideReturnApiArg = {
  /** The return. */
  returnId: number;
  /** A random string, the same for each retry */
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
  /** Items per page. */
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
  /** Items per page. */
  pageSize?: number;
};
export type RefundShopOrderApiResponse =
  /** status 200 The refund */ OrderRefund;
export type RefundShopOrderApiArg = {
  /** The shop order. */
  shopOrderId: number;
  /** A random string, the same for each retry */
  "Idempotency-Key": string;
  grantRefund: GrantRefund;
};
export type ListShopApplicationsApiResponse =
  /** status 200 A page of shops */ ShopApplicationPage;
export type ListShopApplicationsApiArg = {
  /** Shops with this status; by default all. */
  status?: "pending" | "approved" | "rejected" | "suspended";
  /** Part of the shop's name or address, or of its owner's name or email address. */
  q?: string;
  /** The sort order; default `waiting`. */
  sort?: "waiting" | "newest" | "name";
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
  pageSize?: number;
};
export type GetShopRecordApiResponse = /** status 200 The shop */ ShopRecord;
export type GetShopRecordApiArg = {
  /** The shop's id. */
  id: number;
};
export type AdjustShopBalanceApiResponse =
  | /** status 201 The booked adjustment */ Adjustment
  | /** status 202 Another operator has to approve it (`approveAdjustment`) */ AdjustmentRequest;
export type AdjustShopBalanceApiArg = {
  /** The shop's id. */
  id: number;
  /** A random string, the same for each retry */
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
  /** status 200 The shop, and when the look ends */ ShopLook;
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
  /** Items per page. */
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
  /** The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    comma; amounts then have a decimal comma, too. */
  separator?: "comma" | "semicolon";
};
export type ListShopStatementsApiResponse =
  /** status 200 One page */ ShopStatementPage;
export type ListShopStatementsApiArg = {
  /** The month, such as `2026-11`. */
  month: string;
  /** The page, from 1. */
  page?: number;
  /** Items per page. */
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
  /** status 200 The webhook as it is now */ Webhook;
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
  /** Only those with this status. */
  status?: "waiting" | "delivered" | "failed";
  /** Older than this one: `next` of the previous response. */
  before?: number;
  /** How many to return at most. */
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
  /** status 202 Queued for delivery */ WebhookDelivery;
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
  /** status 202 Queued for delivery */ WebhookDelivery;
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
  /** In minor units: positive amounts are added to the shop's balance, negative ones are taken
    from it. */
  amount: number;
  /** Shown to the shop once it is booked. */
  reason: string;
  /** `waiting`, `approved` (and booked), `declined` or `withdrawn`. */
  status: string;
  requestedBy: AdjustmentActor;
  requestedAt: string;
  decidedBy: AdjustmentActor | null;
  decidedAt: string | null;
  /** The booked adjustment. */
  adjustmentId: number | null;
};
export type AdjustmentRequestPage = {
  currency: string;
  /** The largest amount, in minor units, that one operator may book alone. */
  approvalAbove: number;
  items: AdjustmentRequest[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
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
export type AuditEntry = {
  /** Its number in the log, from 1. */
  id: number;
  at: string;
  /** The operator's user ID; null for the server's command line. */
  actorId: number | null;
  /** The operator's name at the time; null for the server's command line. */
  actorName: string | null;
  /** The session in which they acted. */
  sessionId: number | null;
  /** The name of the API key that was used; null if they acted in person. */
  keyName: string | null;
  action: string;
  targetKind: string;
  targetId: string;
  /** Its name at the time: a shop's name, an order's number. */
  targetLabel: string;
  /** The changed values before; null if there were none. */
  before: object | null;
  /** The changed values after. */
  after: object | null;
};
export type AuditPage = {
  items: AuditEntry[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
  /** All possible actions. */
  actions: string[];
  /** All possible kinds of targets. */
  targetKinds: string[];
};
export type Tile = "sand" | "mint" | "sky" | "rose" | "lilac" | "butter";
export type ManagedCategory = {
  id: number;
  /** The parent category; null for the first level. */
  parentId: number | null;
  name: string;
  /** In German; if null, the other name is shown. */
  nameDe: string | null;
  slug: string;
  /** Its slugs from the top. */
  path: string;
  tile: Tile;
  picture: string | null;
  /** Whether it is in the main navigation. */
  isShowSuggest: boolean;
  /** Increases with each change; a change must send the version that was read. */
  version: number;
  /** Products directly in it, including archived ones. */
  productCount: number;
  /** How many of them are active. */
  activeProductCount: number;
  /** Shops' collections in it. */
  collectionCount: number;
};
export type ManagedCategoryList = {
  /** In order, each category before its subcategories. */
  items: ManagedCategory[];
};
export type NewCategory = {
  name: string;
  /** In German. */
  nameDe?: string | null;
  /** Its slug, unique among its siblings; by default derived from the name. */
  slug?: string | null;
  /** The parent category; omit for the first level. */
  parentId?: number | null;
  /** Whether it is in the main navigation. */
  isShowSuggest?: boolean;
  tile?: Tile | null;
};
export type CategoryOrder = {
  /** The parent category; omit for the first level. */
  parentId?: number | null;
  /** All its children. */
  ids: number[];
};
export type CategoryChange = {
  /** The version that was read; if it has changed, 409 `category_changed`. */
  version: number;
  name: string;
  /** In German; by default the other name is shown. */
  nameDe?: string | null;
  /** Its slug, unique among its siblings. The previous one keeps working. */
  slug: string;
  /** The parent category; omit for the first level. Its content moves along. */
  parentId?: number | null;
  /** Whether it is in the main navigation. */
  isShowSuggest: boolean;
  /** The color of its tile. */
  tile: Tile;
};
export type DeletedCategory = {
  /** Number of subcategories that moved. */
  categories: number;
  /** Number of collections that moved, including deleted ones that can be restored. */
  collections: number;
  /** Number of products that moved. */
  products: number;
  /** Number of marketplace coupons, not ended, that were changed to the other category. */
  coupons: number;
  /** Number of home page shelves that were changed to the other category. */
  shelves: number;
};
export type SuggestedAttributeValue = {
  value: string;
  /** In German; by default the other text is shown. */
  valueDe?: string | null;
};
export type SuggestedAttribute = {
  name: string;
  /** In German; by default the other name is shown. */
  nameDe?: string | null;
  /** At most 30, in their order. */
  values: SuggestedAttributeValue[];
};
export type SuggestedAttributes = {
  /** The category's version; a change must send the one that was read, otherwise 409
    `category_changed`. */
  version: number;
  attributes: SuggestedAttribute[];
};
export type CategoryPictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side. */
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
  /** The operator's name. */
  changedBy: string;
  changedAt: string;
};
export type ManagedColor = {
  /** As most products spell it. */
  color: string;
  /** The number of products on sale that have it. */
  products: number;
  /** Its family by the rule. */
  rule: ColorFamily;
  given: GivenFamily | null;
  /** Whether it has the name of a family, which it then always belongs to. */
  isFamily: boolean;
};
export type ManagedColorPage = {
  items: ManagedColor[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
  /** The number of colors without a family, neither by the rule nor by an operator. */
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
  /** The reference that its sender was given. */
  reference: string;
  /** The name that its sender gave. */
  name: string;
  /** The sender's email address, which is not verified. */
  email: string;
  topic: ContactTopic;
  status: ContactStatus;
  createdAt: string;
  /** The number of answers. */
  answerCount: number;
  /** When it was last answered. */
  answeredAt: string | null;
};
export type ReceivedMessagePage = {
  items: ReceivedMessage[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type PageLanguage = "en" | "de";
export type ContactAnswer = {
  id: number;
  text: string;
  /** The operator who wrote it. */
  by: string;
  createdAt: string;
};
export type ContactRecord = ReceivedMessage & {
  /** The language of the form, and of the emails that answer it. */
  language: PageLanguage;
  message: string;
  /** The oldest first. */
  answers: ContactAnswer[];
};
export type NewContactAnswer = {
  /** The answer, as plain text. The original message is quoted below it. */
  text: string;
};
export type CouponStatus = "scheduled" | "active" | "used_up" | "ended";
export type CouponFacts = {
  id: number;
  code: string;
  status: CouponStatus;
  /** The discount in 1/100 %; null if it is an amount. */
  percentBps: number | null;
  /** The discount in minor units; null if it is a percentage. */
  amount: number | null;
  /** The minimum that the eligible products in an order must cost, in minor units. */
  minimumSpend: number;
  /** The first day, in the shop's time zone; for marketplace coupons in UTC. */
  from: string;
  /** The last day; null if it is valid until it is ended. */
  to: string | null;
  /** How often all shoppers together may use it; null for no limit. */
  totalLimit: number | null;
  /** How often one shopper may use it; null for no limit. */
  customerLimit: number | null;
  /** The number of orders that use it, without those that were not paid in time. */
  uses: number;
  /** Whether it can be deleted, because no order ever used it, not even an unpaid one. */
  deletable: boolean;
};
export type CouponTarget = {
  id: number;
  name: string;
};
export type MarketCoupon = CouponFacts & {
  /** Null if it is not for single products. Deleted ones are left out. */
  products: CouponTarget[] | null;
  /** Null if it is not for single categories. A category includes its subcategories. */
  categories: CouponTarget[] | null;
  /** Null if it is not for single shops. */
  shops: CouponTarget[] | null;
};
export type MarketCouponPage = {
  items: MarketCoupon[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type MarketCouponTerms = {
  /** 3 to 20 letters from A to Z, digits, hyphens and underscores, in upper or lower case; unique
    among all coupons. */
  code: string;
  /** The discount in 1/100 %. */
  percentBps?: number | null;
  /** The discount in minor units, at most what the eligible products cost. */
  amount?: number | null;
  /** How often one shopper may use it; by default no limit. */
  customerLimit?: number | null;
  /** The first day, in UTC. */
  from: string;
  /** The last day; by default the coupon is valid until it is ended. */
  to?: string | null;
  /** The minimum that the eligible products in an order must cost, in minor units. */
  minimumSpend?: number;
  /** How often all shoppers together may use it. */
  totalLimit?: number | null;
  /** Only for these products, at most 200. */
  productIds?: number[] | null;
  /** Only for products in these categories or below them, at most 200. */
  categoryIds?: number[] | null;
  /** Only for products of these shops, at most 200. */
  shopIds?: number[] | null;
};
export type Dispute = {
  id: number;
  orderNumber: string;
  /** The shop's part of the order; null for operators. */
  shopOrderId: number | null;
  /** PayPal's code for the reason. */
  reason: string;
  /** PayPal's code for the status. */
  status: string;
  /** The stage: `INQUIRY`, `CHARGEBACK`, `PRE_ARBITRATION` or `ARBITRATION`. */
  stage: string;
  /** PayPal's code for the outcome. */
  outcome: string | null;
  /** The disputed amount of the whole order, in minor units. */
  amount: number;
  currency: string;
  /** PayPal's deadline for an answer. */
  respondBy: string | null;
  openedAt: string;
  resolvedAt: string | null;
  /** When the marketplace or the shop accepted the buyer's claim. */
  acceptedAt: string | null;
  /** Why PayPal refused the acceptance. */
  acceptFailure: string | null;
  /** Whether the shop accepted it. */
  acceptedByShop: boolean;
  /** Whether the shop may accept the claim: the dispute is open, and the whole order is the
    shop's. */
  canAccept: boolean;
};
export type DisputedShop = {
  id: number;
  /** Its name at the time. */
  name: string;
  /** Its part of the order. */
  shopOrderId: number;
};
export type MarketDispute = Dispute & {
  orderId: number;
  /** The shop that sold it. */
  shops: DisputedShop[];
};
export type MarketDisputePage = {
  items: MarketDispute[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type DisputeEvidence = {
  id: number;
  note: string;
  shipmentIds: number[];
  /** `pending`, `sent` or `failed`. */
  status: string;
  /** Why PayPal refused it. */
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
  /** Shown to PayPal and the buyer. */
  note: string;
};
export type DatabaseHealth = {
  version: string;
  /** The size of the marketplace's database on disk. */
  sizeBytes: number;
  /** Connections to the whole server, by any client. */
  connectionsInUse: number;
  /** The server's maximum. */
  connectionsMost: number;
  /** Null if none ever ran. */
  latestMigration: string | null;
};
export type Connections = {
  open: number;
  idle: number;
  /** The maximum. */
  most: number;
};
export type IndexHealth = {
  /** Products that can be found. */
  products: number;
  /** How long ago it was last known to be up to date with the database. */
  behindSeconds: number;
};
export type JobQueue = {
  kind: string;
  /** Waiting, due now or later. */
  waiting: number;
  /** Since when the longest-waiting due job has been due. */
  dueSince: string | null;
  /** Given up. */
  parked: number;
};
export type MailHealth = {
  /** Waiting, due now or later. */
  waiting: number;
  /** Since when the longest-waiting due job has been due. */
  dueSince: string | null;
  /** Handed to the mail server in the last 24 hours. */
  sentLately: number;
  /** Given up. */
  parked: number;
};
export type FailingTimer = {
  name: string;
  lastError: string;
  /** When it started to fail. */
  since: string;
};
export type InvariantCheck = {
  checkedAt: string;
  /** The number of violations. */
  breaches: number;
  /** The first violation. */
  firstBreach: string | null;
};
export type MarketHealth = {
  /** Of the gateway that answered. */
  version: string;
  database: DatabaseHealth;
  connections: Connections;
  index: IndexHealth;
  /** Whether the gateway receives change notifications from the database; if not, responses are
    correct but slower. */
  hearsChanges: boolean;
  /** Unfinished jobs, by kind; `mail` sums up the emails. */
  queue: JobQueue[];
  mail: MailHealth;
  /** Timers whose last run failed, the longest failing first. */
  failingTimers: FailingTimer[];
  /** When PayPal's books were last compared with ours; null if never. */
  booksComparedAt: string | null;
  invariants: InvariantCheck | null;
};
export type HomeState = "draft" | "scheduled" | "live" | "covered" | "over";
export type ListedHomeEdition = {
  id: number;
  name: string;
  state: HomeState;
  /** Null if it has no dates yet. */
  startsAt: string | null;
  /** Null: shown until another one starts. */
  endsAt: string | null;
  updatedAt: string;
};
export type HomeEditionPage = {
  items: ListedHomeEdition[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type PromoKind = "standard" | "none" | "own";
export type PromoChoice = {
  kind: PromoKind;
  /** One line; required with `own`. */
  text?: string | null;
  /** In German; by default the other text is shown. */
  textDe?: string | null;
  /** A coupon's code to copy. */
  code?: string | null;
  /** A path on this marketplace, or an `https://` URL. */
  link?: string | null;
};
export type HeroWords = {
  title: string;
  titleDe?: string | null;
  line: string;
  lineDe?: string | null;
  button: string;
  buttonDe?: string | null;
  /** A path on this marketplace, or an `https://` URL. */
  link: string;
  /** The alternative text; omit for a decorative picture. */
  alt?: string | null;
  altDe?: string | null;
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
export type ShelfKind =
  | "best_sellers"
  | "best_rated"
  | "on_sale"
  | "newest"
  | "category"
  | "products";
export type ShelfChoice = {
  kind: ShelfKind;
  /** Required with `category`: a category or subcategory. */
  categoryId?: number | null;
  /** Required with `products`: at most 24, in order. */
  productIds?: number[];
  /** Required with `products`; by default the usual title of its kind. */
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
  /** Increases with each change; a change must send the version that was read. */
  version: number;
  promo: PromoChoice;
  hero: HeroWords | null;
  picture: Picture | null;
  shelves: ShelfChoice[];
  /** Featured shops; if empty, the best-rated ones. */
  shopIds: number[];
  /** The products on its shelves. */
  products: NamedProduct[];
  /** The shops that it features. */
  shops: NamedShop[];
};
export type NewHomeEdition = {
  /** Its name for operators; shoppers do not see it. */
  name: string;
  /** The edition to copy; by default the built-in page. */
  copyOf?: number | null;
};
export type HomeEditionChange = {
  /** The version that was read; if it has changed, 409 `home_page_changed`. */
  version: number;
  /** Its name for operators; shoppers do not see it. */
  name: string;
  promo: PromoChoice;
  hero?: HeroWords | null;
  /** From top to bottom, 1 to 12. */
  shelves: ShelfChoice[];
  /** Featured shops in order, at most 8; if empty, the best-rated ones. */
  shopIds: number[];
};
export type HomePictureForm = {
  /** JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side. */
  file: Blob;
};
export type HomeHero = {
  title: string;
  titleDe?: string | null;
  line: string;
  lineDe?: string | null;
  button: string;
  buttonDe?: string | null;
  /** A path on this marketplace, or an `https://` URL. */
  link: string;
  picture: Picture | null;
  /** The alternative text; empty for a decorative picture. */
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
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  /** Address of its first picture. */
  thumbnail: string | null;
  /** Its first picture and the one to cross-fade to. */
  pictures: Picture[];
  tile: Tile;
  shop: ShopRef;
  /** Regular price of the cheapest variant, in minor units. */
  price: number;
  /** Reduced price of the cheapest variant, in minor units; if present, this is what is charged. */
  priceSale: number | null;
  /** Whether other variants cost more. */
  priceVaries: boolean;
  /** Mean of the reviews' stars, 1 to 5. */
  rating: number | null;
  reviewCount: number;
  soldCount: number;
  inStock: boolean;
  publishedAt: string;
  /** Values of the color option. */
  colours: string[];
  /** The same in German, in the same order, if the marketplace's dictionary has any of them. */
  colourLabelsDe?: string[] | null;
  /** Whether the product has options to choose from. */
  hasOptions: boolean;
};
export type HomeShelf = {
  kind: ShelfKind;
  /** Null for the default title of its kind. */
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
  /** The shelves that are not empty, from top to bottom. */
  shelves: HomeShelf[];
  /** Featured shops, at most 8. */
  shops: ShopCard[];
};
export type PromoLine = {
  text: string;
  /** In German; by default the other text is shown. */
  textDe?: string | null;
  /** A coupon's code to copy. */
  code: string | null;
  /** The link of the text: a path on this marketplace, or an `https://` URL. */
  link: string | null;
};
export type HomePreview = {
  home: Home;
  promo: PromoLine | null;
};
export type HomeDates = {
  /** The version that was read; if it has changed, 409 `home_page_changed`. */
  version: number;
  /** By default at once. */
  startsAt?: string | null;
  /** By default until another edition starts. */
  endsAt?: string | null;
};
export type ParkedJob = {
  id: number;
  kind: string;
  /** The number of tries. */
  attempts: number;
  /** The last error. */
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
  /** All jobs of this kind that were given up. */
  kind: string;
};
export type ApiKey = {
  id: number;
  name: string;
  /** Its first characters, to tell it apart from others. */
  startsWith: string;
  /** What it may do: an area with `read`, or with `write`, which includes reading. */
  scopes: string[];
  createdAt: string;
  /** When it expires; null if never. */
  expiresAt: string | null;
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: string | null;
  /** When it ended, because it was revoked or all its owner's sessions were ended, as a new
    password does. */
  revokedAt: string | null;
};
export type CreatedApiKey = {
  key: ApiKey;
  /** What programs send as `Authorization: Bearer …`. It is not shown again. */
  secret: string;
};
export type NewApiKey = {
  name: string;
  /** What it may do: an area with `read`, or with `write`, which includes reading. Each area
    once. */
  scopes: string[];
  /** When it expires, at most ten years from now; never if omitted. */
  expiresAt?: string | null;
  /** The caller's current password. */
  currentPassword: string;
};
export type MarketLedgerLine = {
  account: string;
  /** The shop, if the account belongs to one. */
  shopId: number | null;
  shopName: string | null;
  /** In minor units; positive is a debit, negative a credit. */
  amount: number;
};
export type MarketLedgerTransaction = {
  id: number;
  kind: string;
  postedAt: string;
  /** Its unique reference. */
  reference: string;
  currency: string;
  orderId: number | null;
  orderNumber: string | null;
  payoutId: number | null;
  /** The run in which that payout was made. */
  payoutRunId: number | null;
  /** The reason for a refund or an adjustment. */
  reason: string | null;
  /** Its position in the sealed hash chain; null if it is not sealed yet. */
  seal: number | null;
  lines: MarketLedgerLine[];
};
export type LedgerSeal = {
  /** How many transactions are sealed. */
  transactions: number;
  /** When the last sealed one was booked. */
  through: string | null;
  /** How many are not sealed yet, which takes a few seconds. */
  waiting: number;
  check: InvariantCheck | null;
};
export type MarketLedger = {
  items: MarketLedgerTransaction[];
  /** Pass as `before` to get the next page; null at the end. */
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
  /** Its text, even if it is hidden. */
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
  /** The total number on all pages. */
  total: number;
};
export type HideMessage = {
  /** The reason, for the record. */
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
  /** Whether they opened the link in the activation email. */
  isActive: boolean;
  /** When one of their devices last used its token; null after a month without use. */
  lastSeenAt: string | null;
  /** When the account was locked; null if it is not. */
  lockedAt: string | null;
  /** Orders that they paid for, including those that were cancelled later. */
  orderCount: number;
  /** What they paid for them, before refunds. */
  orderTotal: number;
};
export type PersonLock = {
  at: string;
  /** The reason, as shown to the person. */
  reason: string;
  /** The operator who did it. */
  by: string;
};
export type PersonSession = {
  id: number;
  /** The name the device reported. */
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
  /** Where the invitation is sent. */
  email: string;
  /** Their name. */
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
export type OrderedBy = {
  id: number;
  name: string;
  email: string;
};
export type PartShares = {
  shopOrderId: number;
  /** The marketplace's commission on what is not refunded. */
  commission: number;
  /** What the shop earns: `total - refunded - commission`. */
  payout: number;
};
export type MarketOrder = {
  order: Order;
  buyer: OrderedBy;
  /** What the shop and the marketplace earn with each shop order, in the order of
    `order.shopOrders`. */
  shares: PartShares[];
};
export type MarketOrderPage = {
  items: MarketOrder[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages; without `q` and `buyerId`, no more than 100,000 are counted. */
  total: number;
  /** False if there are more than `total`. */
  isTotalExact: boolean;
};
export type Period = {
  from: string;
  /** The last day, inclusive. */
  to: string;
};
export type MarketFigures = {
  /** What buyers paid in these days, after discounts, before refunds. */
  sales: number;
  /** The commission earned in these days, less what was returned with refunds. */
  commission: number;
  /** Refunds in these days, whenever the orders were paid. */
  refunded: number;
  /** Orders that were paid in these days, including those that were cancelled later. */
  orders: number;
  /** Shops that were created in these days, open or not. */
  newShops: number;
  /** Accounts that were created in these days and activated since, without people who run a shop. */
  newBuyers: number;
  /** Disputes that were opened in these days. */
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
  /** Shops that await approval. */
  shops: number;
  /** Since when the first of them has been waiting. */
  shopsSince: string | null;
  /** Reviews with a report that has not been decided. */
  reportedReviews: number;
  /** Messages with a report that has not been decided. */
  reportedMessages: number;
  /** Open messages from the contact form. */
  contactMessages: number;
  /** Since when the first of them has been waiting. */
  contactMessagesSince: string | null;
  /** Returns that were escalated to the operator. */
  returns: number;
  /** Since when the first of them has been waiting. */
  returnsSince: string | null;
  /** Refunds that failed. */
  failedRefunds: number;
  /** Adjustments that await another operator's approval. */
  adjustments: number;
  /** Since when the first of them has been waiting. */
  adjustmentsSince: string | null;
  /** Payouts that failed or were returned, and no later payout to the shop. */
  failedPayouts: number;
  /** Unfinished payouts: on their way, unclaimed, or a bank transfer that was not made yet. */
  openPayouts: number;
  /** Open disputes. */
  disputes: number;
  /** PayPal's earliest deadline for an answer. */
  disputesBy: string | null;
  /** Unexplained differences between PayPal's books and ours. */
  breaks: number;
  /** When the books were last compared; null if never. */
  comparedAt: string | null;
  /** Jobs that were given up. */
  parkedJobs: number;
  /** When `gateway check-invariants` last ran; null if never. */
  invariantsCheckedAt: string | null;
  /** The number of violations it found. */
  invariantsBroken: number;
};
export type MarketOverview = {
  currency: string;
  /** Today, in UTC. */
  today: string;
  period: Period;
  /** The same number of days right before. */
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
  /** The payout day, if it was started automatically; null if an operator started it. */
  scheduledFor: string | null;
  /** How many shops are paid. */
  payouts: number;
  /** The total amount, in minor units. */
  amount: number;
  currency: string;
  /** The last error. */
  lastError: string | null;
  createdAt: string;
};
export type PayoutRunPage = {
  items: PayoutRun[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type PayoutMethod = "paypal" | "bank";
export type PayoutHold = {
  since: string;
  /** The reason, as shown to the shop. */
  reason: string;
};
export type PlannedPayout = {
  shopId: number;
  shopName: string;
  /** The planned amount, in minor units; 0 if it is not paid. */
  amount: number;
  /** Its balance. */
  balance: number;
  /** The part that can be paid out. */
  available: number;
  /** The part that waits for delivery and the hold days after it. */
  pending: number;
  /** The part in a dispute or return, or in a refund on its way. */
  held: number;
  /** The part kept back by the shop's reserve. */
  reserved: number;
  method: PayoutMethod | null;
  /** The account, mostly masked. */
  account: string | null;
  /** Why it is not paid: `payouts_held` (by an operator), `no_account`, `account_changed`,
    `payout_open`, `shop_closed` or `below_minimum`. */
  obstacle: string | null;
  /** Until when payouts wait because the account was changed. */
  heldUntil: string | null;
  payoutsHeld: PayoutHold | null;
};
export type PayoutPlan = {
  currency: string;
  /** The sum of all planned payouts. */
  amount: number;
  /** How many shops are paid. */
  payouts: number;
  /** The sum of all balances. */
  balance: number;
  /** The part that is pending, held or reserved. */
  heldBack: number;
  /** The part that can be paid out. */
  available: number;
  /** Changes whenever a shop's amount or account would be different. A run that is started with
    it pays exactly this plan. */
  version: string;
  /** Shops that are owed something: first those that are paid, by amount, then the others, by balance. */
  items: PlannedPayout[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type Payout = {
  id: number;
  /** In minor units. */
  amount: number;
  currency: string;
  method: PayoutMethod;
  /** The account, mostly masked. */
  account: string;
  /** `pending`, `in_transit`, `unclaimed` (PayPal has no account with that address yet), `paid`,
    `failed` or `returned`; with the last two, the money is in the balance again. */
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
  /** The planned amount, in minor units. */
  planned: number;
};
export type PayoutRunDetail = {
  run: PayoutRun;
  /** In the order of the shops' IDs. */
  items: ShopPayout[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
  /** How many payouts by PayPal are not settled, without those that wait for their recipient. */
  awaited: number;
  /** How many bank transfers of the run are still to be made. */
  byHand: number;
  /** Shops that were in the plan but are not paid. */
  leftOut: LeftOutShop[];
};
export type FailedPayout = {
  /** Shown to the shop. */
  reason: string;
};
export type PersonPage = {
  items: Person[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type Message = {
  message: string;
};
export type DeletePerson = {
  /** The account's email address, as a safeguard against deleting another one. */
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
  /** The state's code, for countries whose states are known. */
  state: string | null;
  postalCode: string | null;
  /** E.164. */
  phoneNumber: string;
  /** Whether it is preselected at checkout; exactly one address is. */
  isDefault: boolean;
};
export type SessionInfo = {
  id: number;
  /** The name the device reports. */
  userAgent: string | null;
  /** The network it signed in from. */
  network: string | null;
  createdAt: string;
  /** When it last exchanged its refresh token. */
  lastSeenAt: string;
  /** Whether it is the device making this request. */
  current: boolean;
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
export type PersonalReview = {
  id: number;
  productTitle: string;
  rating: number;
  text: string;
  /** URLs of the photos. */
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
  /** Its title. */
  title: string | null;
  /** When the link was created. */
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
  /** URLs of the photos. */
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
  /** The marketplace's answer. */
  answers: PersonalAnswer[];
};
export type PersonalData = {
  exportedAt: string;
  account: PersonalAccount;
  addresses: Address[];
  /** The devices that are signed in. */
  sessions: SessionInfo[];
  /** The caller's API keys, without their secrets, which are not stored readably. */
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
  /** The caller's stock requests. */
  stockRequests: PersonalStockRequest[];
  /** Messages through the contact form within the last 90 days. */
  orderMessages: PersonalOrderMessage[];
  messages: PersonalMessage[];
};
export type LockPerson = {
  /** Shown to the person. */
  reason: string;
};
export type ProductStatus =
  "draft" | "active" | "hidden" | "archived" | "withdrawn";
export type NameSlug = {
  name: string;
  /** In German, if known. */
  nameDe?: string | null;
  slug: string;
};
export type ProductWithdrawal = {
  /** Shown to its seller. */
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
  /** From the category down to the subcategory. */
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
  /** The total number on all pages. */
  total: number;
};
export type WithdrawProduct = {
  /** Shown to its seller. */
  reason: string;
};
export type BookedAmount = {
  /** In minor units. */
  amount: number;
  currency: string;
};
export type BreakExplanation = {
  note: string;
  /** The operator's user ID. */
  by: number;
  at: string;
};
export type BookBreak = {
  id: number;
  /** The kind of transaction: `capture`, `refund`, `reversal`, `reversal_undone`, `payout`,
    `payout_returned`, `payout_fee` or `dispute_fee`. */
  kind: string;
  /** PayPal's ID of the transaction; for a payout it is our reference, which PayPal also knows. */
  name: string;
  /** The capture that it belongs to according to PayPal, if known. */
  captureId: string | null;
  /** The order. With the mismatch `no_order`, it is not in our books. */
  orderNumber: string | null;
  /** How the books differ: `not_here` (only in PayPal's books), `no_order` (a payment for an
    order that we do not have), `not_there` (only in our books), `amount`, `fee`, or `elsewhere`
    (PayPal has it as another kind, or with another capture). */
  mismatch: string;
  providerAmount: BookedAmount | null;
  ledgerAmount: BookedAmount | null;
  /** The difference, in minor units. */
  size: number;
  /** The difference in one sentence. */
  summary: string;
  /** When the money moved. */
  movedAt: string;
  firstSeen: string;
  lastSeen: string;
  /** When a comparison no longer found it. */
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
  /** The total number on all pages. */
  total: number;
  comparison: BookComparison | null;
};
export type ExplainBreak = {
  note: string;
};
export type RefundSettlement = {
  /** How a failed refund is settled. `paid_elsewhere`: the buyer got the money without PayPal, such
    as by bank transfer. It is booked as a refund from the bank account, and the shop bears its
    share. `not_owed`: the money was already returned by another refund, the buyer waived it, or it
    was a mistake. The money is the shop's again. */
  how: "paid_elsewhere" | "not_owed";
  reason: string;
  /** The operator's user ID. */
  by: number;
  at: string;
};
export type OwedRefund = {
  id: number;
  orderId: number;
  orderNumber: string;
  /** Null if the payment was for no order, for example because it came too late. */
  shopOrderId: number | null;
  /** In minor units. */
  amount: number;
  currency: string;
  /** The reason for the refund. */
  reason: string;
  /** `failed`, `requested`, `pending` while PayPal has not finished it, or, once it is settled,
    `done` or `not_owed`. */
  status: string;
  /** Why PayPal refused it. */
  failure: string | null;
  /** The last error, which may be temporary. */
  lastError: string | null;
  /** How often it was retried after the first 20 minutes. */
  retries: number;
  /** When it is retried automatically, unless it failed. */
  nextTryAt: string | null;
  createdAt: string;
  settlement: RefundSettlement | null;
};
export type OwedRefundPage = {
  items: OwedRefund[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
  total: number;
};
export type SettleRefund = {
  /** How a failed refund is settled. `paid_elsewhere`: the buyer got the money without PayPal, such
    as by bank transfer. It is booked as a refund from the bank account, and the shop bears its
    share. `not_owed`: the money was already returned by another refund, the buyer waived it, or it
    was a mistake. The money is the shop's again. */
  how: "paid_elsewhere" | "not_owed";
  /** For the books; shown to neither buyer nor shop. */
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
  /** `refund`: full refund, the buyer keeps the items. `return`: refund after the items are sent
    back. `part`: `amount` is refunded, the buyer keeps the items. `nothing`: no refund. */
  decision: ReturnDecision;
  /** For `part`, in minor units; at most the value of the pieces. */
  amount?: number | null;
  /** Shown to buyer and shop; for `return`, include where to send the items. */
  reason: string;
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
export type ReviewedProduct = {
  title: string;
  /** In German, if its seller wrote one. */
  titleDe?: string | null;
  slug: string;
  thumbnail: string | null;
  tile: Tile;
};
export type ReviewReport = {
  /** The reason for reporting a review. */
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
  /** The total number on all pages. */
  total: number;
};
export type HideReview = {
  /** The reason, for the record. */
  reason: string;
};
export type ShopApproval = "auto" | "manual";
export type CarrierDays = {
  /** The minimum, from 1. */
  min: number;
  /** The maximum, up to 90. */
  max: number;
};
export type SettingValues = {
  /** The marketplace's name, at most 60 characters. */
  name: string;
  /** One line beside the name, at most 100 characters; `null` for the storefront's default. */
  slogan: string | null;
  /** Shown on the pages. The contact form and alerts about payments are sent there. */
  contactEmail: string;
  /** The postal address, on one line. */
  postalAddress: string;
  /** The URL of the marketplace's social media page. */
  socialUrl: string;
  shopApproval: ShopApproval;
  /** The commission for shops without a rate of their own, in 1/100 %, 0 to 10000. Applies to
    orders that are placed from then on. */
  commissionBps: number;
  /** Days after delivery from which a sale can be paid out, 0 to 365. */
  payoutHoldDays: number;
  /** The smallest payout, in minor units, from 1; smaller amounts wait. */
  payoutMinimum: number;
  /** The payout days of each month, 1 to 28, in UTC. */
  payoutDays: number[];
  /** Used to show the expected delivery on product pages. */
  carrierDays: CarrierDays;
  /** Days after shipping until a parcel counts as delivered, 1 to 365. */
  deliveredAfterDays: number;
  /** An adjustment above this amount, in minor units, needs a second operator's approval; 0:
    always. At most the value in `environment`. */
  adjustmentApprovalAbove: number;
};
export type ChangedSetting = {
  /** The name of a field of `values`. */
  setting: string;
  /** When it was last changed. */
  changedAt: string;
};
export type FixedSetting = {
  variable: string;
  /** `null` if it is or may contain a secret. */
  value: string | null;
};
export type MarketSettings = {
  /** Changes whenever any value does; send it along when saving. */
  version: string;
  /** The values in effect. */
  values: SettingValues;
  /** The values in the environment, which apply unless a setting is in `changed`. */
  environment: SettingValues;
  /** The settings that operators changed, which take precedence over the environment. */
  changed: ChangedSetting[];
  /** Variables that are set only in the environment. */
  fixed: FixedSetting[];
};
export type SaveSettings = {
  /** The version that was read, so that changes by others are not overwritten. */
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
  /** The total number on all pages. */
  total: number;
};
export type CancelLine = {
  lineId: number;
  quantity: number;
};
export type GrantRefund = {
  /** Pieces of these lines, which the buyer keeps. */
  lines?: CancelLine[] | null;
  /** In minor units. */
  amount?: number | null;
  /** Shown to the buyer. */
  reason: string;
};
export type ShopStatus = "pending" | "approved" | "rejected" | "suspended";
export type ShopApplication = {
  id: number;
  name: string;
  slug: string;
  /** Markdown. */
  description: string;
  /** The seller who runs it. */
  ownerName: string;
  /** When its owner applied, or applied again. */
  appliedAt: string;
  status: ShopStatus;
  /** Since when it has this status. */
  statusSince: string;
  /** The reason why it is not open, as shown to its owner. */
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
  /** The total number on all pages. */
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
  /** Refunds to buyers. */
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
  /** Since when it has this status. */
  statusSince: string;
  /** The reason why it is not open, as shown to its owner. */
  reason: string | null;
  createdAt: string;
  /** When its owner applied, or applied again. */
  appliedAt: string;
  /** When an operator approved or rejected it; null if none had to. */
  decidedAt: string | null;
  /** The operator who decided. */
  decidedBy: string | null;
  products: ShopProducts;
  sales: ShopSales;
  reviewCount: number;
  /** Its average rating; null without reviews. */
  rating: number | null;
  /** The commission on each sale, in 1/100 %. */
  commissionBps: number;
  /** Whether that is the shop's own rate; otherwise it is the marketplace's. */
  commissionIsAgreed: boolean;
  /** Days after delivery until a sale can be paid out. */
  holdDays: number;
  /** Whether those are the shop's own; otherwise they are the marketplace's. */
  holdDaysAreAgreed: boolean;
  payoutsHeld: PayoutHold | null;
  /** The part of each sale that is kept back for 90 days, in 1/100 %. */
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
  /** In minor units: positive amounts are added to the shop's balance, negative ones are taken
    from it; up to 100,000,000. */
  amount: number;
  /** Shown to the shop. */
  reason: string;
};
export type ShopBalance = {
  currency: string;
  /** Everything it is owed; if negative, the shop owes it, and later sales make up for it. */
  balance: number;
  /** From sales that were not delivered, or not long enough ago. */
  pending: number;
  /** In an open dispute or return, or in a refund on its way. */
  held: number;
  /** Kept back for 90 days by the shop's reserve. */
  reserved: number;
  /** Paid out but not arrived yet; not part of the balance. */
  onItsWay: number;
  /** What can be paid out now. */
  available: number;
  /** The part of each sale that is kept back for 90 days, in 1/100 %. */
  reserveBps: number;
  /** Smaller amounts are not paid out yet. */
  minimum: number;
  /** Days after delivery until a sale can be paid out. */
  holdDays: number;
  /** Whether those are the shop's own; otherwise they are the marketplace's. */
  holdDaysAreAgreed: boolean;
  payoutsHeld: PayoutHold | null;
  /** The next payout day. */
  nextPayoutOn: string | null;
};
export type ShopCommission = {
  /** In 1/100 %, from 0 to 10000; null for the marketplace's own rate. */
  bps: number | null;
};
export type ShopLook = {
  shopId: number;
  shopName: string;
  /** When the look ends; start another one then. */
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
  /** The total number on all pages. */
  total: number;
};
export type NewShopNote = {
  text: string;
};
export type NewPayoutHold = {
  /** Shown to the shop. */
  reason: string;
};
export type PayoutTerms = {
  /** The part of each sale that is kept back for 90 days, in 1/100 %, from 0 to 10000. */
  reserveBps?: number | null;
  /** Days after delivery until a sale can be paid out, from 0 to 90; `null` for the marketplace's
    own. */
  holdDays?: number | null;
  payoutsHeld?: NewPayoutHold | null;
};
export type RejectShop = {
  /** Shown to its owner. */
  reason: string;
};
export type SuspendShop = {
  /** Shown to its owner. */
  reason: string;
};
export type MarketStatementMonth = {
  month: string;
  /** The number of transactions. */
  transactions: number;
};
export type MarketStatementMonths = {
  months: MarketStatementMonth[];
};
export type AccountMovement = {
  kind: string;
  /** In minor units; positive is a debit, negative a credit. */
  amount: number;
};
export type AccountStatement = {
  account: string;
  /** The balance at the beginning of the month. */
  opening: number;
  /** The movements, by kind. */
  movements: AccountMovement[];
  /** The balance at the end of the month, or now. */
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
  /** The balance at the beginning of the month. */
  opening: number;
  /** What buyers paid for its products. */
  sales: number;
  /** The marketplace's commission on that. */
  commission: number;
  /** Refunds, and payments that were reversed. */
  refunds: number;
  /** The commission that the marketplace returned with them. */
  commissionBack: number;
  /** Adjustments by operators. */
  adjustments: number;
  /** Payouts, less those that came back. */
  payouts: number;
  /** The balance at the end of the month, or now. */
  closing: number;
};
export type ShopStatementPage = {
  currency: string;
  items: ShopStatement[];
  /** From 1. */
  page: number;
  pageSize: number;
  /** The total number on all pages. */
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
  /** When it was paused; null while it is active. */
  pausedAt: string | null;
  /** `by_hand`; `gone`: it responded with 410; `failing`: it accepted nothing for five days. */
  pauseReason: string | null;
  /** Since when it has accepted no messages; null if it accepted the latest one. */
  failingSince: string | null;
  /** Until when messages are also signed with the previous secret. */
  previousSecretUntil: string | null;
  createdAt: string;
};
export type CreatedWebhook = {
  webhook: Webhook;
  /** The secret that signs its messages. It is not shown again. */
  secret: string;
};
export type NewWebhook = {
  name: string;
  /** Where messages are sent: https, on the public internet, on the standard port. */
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
  /** Where messages are sent, including pending ones. */
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
  /** The duration, in milliseconds. */
  tookMs: number;
  /** The HTTP status of the response; null if there was none. */
  responseStatus: number | null;
  /** The first kilobyte of the response. */
  responseBody: string | null;
};
export type WebhookDelivery = {
  id: number;
  /** The value of `webhook-id`, the same for every try. */
  messageId: string;
  /** One of the events, or `webhook.test`. */
  event: string;
  /** The exact body that is sent. */
  body: string;
  /** `waiting`: it is being tried, or will be retried at `nextTryAt`. `failed`: it is not retried
    automatically. */
  status: string;
  /** The number of tries. */
  attempts: number;
  createdAt: string;
  nextTryAt: string | null;
  /** When it was last tried; null if never. */
  triedAt: string | null;
  /** The duration of the last try, in milliseconds. */
  tookMs: number | null;
  /** The HTTP status of the response; null if there was none. */
  responseStatus: number | null;
  /** The first kilobyte of the response. */
  responseBody: string | null;
  /** `answer`: the status was not 2xx. `no_answer`: no response within 15 seconds. `not_allowed`:
    the address is not on the public internet. `paused`: the webhook was paused before the
    message was accepted. */
  failure: string | null;
  /** Earlier tries, the oldest first; at most the latest twenty. */
  earlier: WebhookTry[];
};
export type WebhookDeliveryPage = {
  items: WebhookDelivery[];
  /** Pass as `before` to get the next page; null at the end. */
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
