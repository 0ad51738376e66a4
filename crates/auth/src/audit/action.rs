//! The names of actions in the audit log. They never change, because written entries never change.

macro_rules! stored_enum {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)+
        }

        impl $name {
            /// All variants.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// The word of the database and the wire.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)+
                }
            }

            /// The variant that a word stands for.
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|known| known.as_str() == word)
            }
        }
    };
}

stored_enum! {
    /// What can be done.
    Action {
        /// A shop was opened.
        ShopApproved = "shop_approved",
        /// A shop was refused.
        ShopRejected = "shop_rejected",
        /// An open shop was closed for a while.
        ShopSuspended = "shop_suspended",
        /// A suspended shop was opened again.
        ShopSuspensionLifted = "shop_suspension_lifted",
        /// The marketplace's share was agreed on with a shop.
        ShopCommissionChanged = "shop_commission_changed",
        /// An operator began to view a shop as its seller sees it.
        ShopLookStarted = "shop_look_started",
        /// An operator stopped viewing a shop.
        ShopLookStopped = "shop_look_stopped",
        /// Something was noted about a shop.
        ShopNoteAdded = "shop_note_added",
        /// An account was locked.
        PersonLocked = "person_locked",
        /// An account was unlocked.
        PersonUnlocked = "person_unlocked",
        /// A person was signed out everywhere.
        PersonSignedOut = "person_signed_out",
        /// A person's data was collected for them.
        PersonExported = "person_exported",
        /// An account was deleted for its person.
        PersonDeleted = "person_deleted",
        /// A shop was given something, or something was taken from it.
        ShopBalanceAdjusted = "shop_balance_adjusted",
        /// Somebody asked to give a shop something or to take it, above what one person may alone.
        AdjustmentRequested = "adjustment_requested",
        /// Another operator approved that, and it was booked.
        AdjustmentApproved = "adjustment_approved",
        /// Another operator declined it.
        AdjustmentDeclined = "adjustment_declined",
        /// Whoever had asked for it withdrew it.
        AdjustmentWithdrawn = "adjustment_withdrawn",
        /// A reserve was agreed on with a shop.
        PayoutTermsChanged = "payout_terms_changed",
        /// A payout run was begun by hand.
        PayoutRunStarted = "payout_run_started",
        /// The bank accounts of a run were read, in full.
        PayoutRunExported = "payout_run_exported",
        /// A bank transfer was made.
        PayoutMarkedPaid = "payout_marked_paid",
        /// A bank transfer failed.
        PayoutMarkedFailed = "payout_marked_failed",
        /// A shop's order was refunded in part or whole.
        ShopOrderRefunded = "shop_order_refunded",
        /// A refund was tried anew.
        RefundRetried = "refund_retried",
        /// It was said what became of a refund that failed.
        RefundSettled = "refund_settled",
        /// A return was decided.
        ReturnDecided = "return_decided",
        /// A buyer was agreed with in a dispute.
        DisputeAccepted = "dispute_accepted",
        /// A difference of the books was explained.
        BreakExplained = "break_explained",
        /// A review was hidden.
        ReviewHidden = "review_hidden",
        /// A review was shown again, or kept.
        ReviewRestored = "review_restored",
        /// A message was hidden.
        MessageHidden = "message_hidden",
        /// A message was shown again, or kept.
        MessageRestored = "message_restored",
        /// A message to the marketplace was answered.
        ContactMessageAnswered = "contact_message_answered",
        /// A message to the marketplace was closed.
        ContactMessageClosed = "contact_message_closed",
        /// A message to the marketplace that was closed waits again.
        ContactMessageReopened = "contact_message_reopened",
        /// A message to the marketplace was deleted.
        ContactMessageDeleted = "contact_message_deleted",
        /// An information page was changed.
        PageUpdated = "page_updated",
        /// An information page was set back to its original text.
        PageRestored = "page_restored",
        /// A product was taken off sale.
        ProductWithdrawn = "product_withdrawn",
        /// A product that was taken off sale was put back.
        ProductPutBack = "product_put_back",
        /// A category was made.
        CategoryCreated = "category_created",
        /// A category was changed.
        CategoryUpdated = "category_updated",
        /// A category was moved, with what is in it.
        CategoryMoved = "category_moved",
        /// Categories were put into another order.
        CategoriesOrdered = "categories_ordered",
        /// A category got a picture, or lost it.
        CategoryPictureSet = "category_picture_set",
        /// What is suggested to sellers in a subcategory was changed.
        CategoryAttributesSet = "category_attributes_set",
        /// A category was deleted.
        CategoryDeleted = "category_deleted",
        /// A color was put into another family, or into none.
        ColorFamilySet = "color_family_set",
        /// A color was left to the rule again.
        ColorFamilyReset = "color_family_reset",
        /// A coupon of the marketplace was made.
        CouponCreated = "coupon_created",
        /// A coupon of the marketplace was changed.
        CouponUpdated = "coupon_updated",
        /// A coupon of the marketplace was ended.
        CouponEnded = "coupon_ended",
        /// A coupon of the marketplace was deleted.
        CouponDeleted = "coupon_deleted",
        /// A home page was made.
        HomePageCreated = "home_page_created",
        /// A home page that is not shown yet was changed.
        HomePageUpdated = "home_page_updated",
        /// A home page got a picture, or lost it.
        HomePagePictureSet = "home_page_picture_set",
        /// A home page was published, at once or for a time to come.
        HomePagePublished = "home_page_published",
        /// A home page was ended, or taken off the schedule.
        HomePageWithdrawn = "home_page_withdrawn",
        /// A home page that nobody saw was deleted.
        HomePageDeleted = "home_page_deleted",
        /// Settings of the marketplace were changed.
        SettingsChanged = "settings_changed",
        /// A job that was given up was tried again.
        JobRetried = "job_retried",
        /// An operator's account was made.
        OperatorCreated = "operator_created",
        /// Somebody became an operator.
        OperatorPromoted = "operator_promoted",
        /// Somebody is no operator any more.
        OperatorDemoted = "operator_demoted",
        /// The way in to an account was set anew.
        AccountReset = "account_reset",
        /// An operator made a key for their own programs.
        ApiKeyCreated = "api_key_created",
        /// An operator revoked a key of theirs.
        ApiKeyRevoked = "api_key_revoked",
        /// A webhook of the marketplace was made.
        WebhookCreated = "webhook_created",
        /// A webhook of the marketplace was changed, paused or turned on.
        WebhookChanged = "webhook_changed",
        /// A webhook of the marketplace was deleted.
        WebhookDeleted = "webhook_deleted",
        /// A webhook of the marketplace got a new secret.
        WebhookSecretRotated = "webhook_secret_rotated",
        /// A message was sent to try a webhook of the marketplace.
        WebhookTested = "webhook_tested",
        /// A message to a webhook of the marketplace was sent again.
        WebhookResent = "webhook_resent",
    }
}

stored_enum! {
    /// What an act can be about.
    TargetKind {
        /// A person's account.
        Account = "account",
        /// A shop.
        Shop = "shop",
        /// A shop's part of an order.
        ShopOrder = "shop_order",
        /// A refund.
        Refund = "refund",
        /// A payout to a shop.
        Payout = "payout",
        /// A payout run.
        PayoutRun = "payout_run",
        /// A return.
        Return = "return",
        /// A dispute.
        Dispute = "dispute",
        /// A difference of the books.
        Break = "break",
        /// A review.
        Review = "review",
        /// A message between buyer and shop.
        Message = "message",
        /// A message to the marketplace.
        ContactMessage = "contact_message",
        /// An information page in one language.
        Page = "page",
        /// A product.
        Product = "product",
        /// A category or subcategory.
        Category = "category",
        /// A color that shops write.
        Color = "color",
        /// A coupon of the marketplace.
        Coupon = "coupon",
        /// An edition of the home page.
        HomePage = "home_page",
        /// The marketplace's settings.
        Settings = "settings",
        /// Work in the background.
        Job = "job",
        /// An operator's key.
        ApiKey = "api_key",
        /// Where the marketplace's own programs are told what happens.
        Webhook = "webhook",
    }
}
