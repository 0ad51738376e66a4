//! The tables, generated from the migrations by `just schema`. Do not edit.

diesel::table! {
    account_links (token_hash) {
        token_hash -> Bytea,
        user_id -> Int8,
        purpose -> Text,
        expires_at -> Timestamptz,
        used_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    addresses (id) {
        id -> Int8,
        user_id -> Int8,
        first_name -> Text,
        last_name -> Text,
        company_name -> Nullable<Text>,
        country -> Text,
        address_line1 -> Text,
        address_line2 -> Nullable<Text>,
        city -> Text,
        state -> Nullable<Text>,
        postal_code -> Nullable<Text>,
        phone_number -> Text,
        is_default -> Bool,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    adjustment_requests (id) {
        id -> Int8,
        shop_id -> Int8,
        amount -> Int8,
        reason -> Text,
        requested_by -> Int8,
        requested_at -> Timestamptz,
        status -> Text,
        decided_by -> Nullable<Int8>,
        decided_at -> Nullable<Timestamptz>,
        adjustment_id -> Nullable<Int8>,
    }
}

diesel::table! {
    adjustments (id) {
        id -> Int8,
        shop_id -> Int8,
        amount -> Int8,
        reason -> Text,
        operator_id -> Int8,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    api_keys (session_id) {
        session_id -> Int8,
        shop_id -> Nullable<Int8>,
        name -> Text,
        secret_hash -> Bytea,
        starts_with -> Text,
        scopes -> Text,
        last_used_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    audit_entries (position) {
        position -> Int8,
        at -> Timestamptz,
        actor_id -> Nullable<Int8>,
        actor_name -> Nullable<Text>,
        session_id -> Nullable<Int8>,
        action -> Text,
        target_kind -> Text,
        target_id -> Text,
        target_label -> Text,
        before -> Nullable<Jsonb>,
        after -> Nullable<Jsonb>,
        hash -> Bytea,
    }
}

diesel::table! {
    book_breaks (id) {
        id -> Int8,
        kind -> Text,
        name -> Text,
        capture_id -> Nullable<Text>,
        order_number -> Nullable<Text>,
        way -> Text,
        there -> Nullable<Int8>,
        there_currency -> Nullable<Text>,
        here -> Nullable<Int8>,
        here_currency -> Nullable<Text>,
        size -> Int8,
        moved_at -> Timestamptz,
        first_seen -> Timestamptz,
        last_seen -> Timestamptz,
        gone_at -> Nullable<Timestamptz>,
        explained_at -> Nullable<Timestamptz>,
        explained_by -> Nullable<Int8>,
        explanation -> Nullable<Text>,
    }
}

diesel::table! {
    book_comparisons (id) {
        id -> Int8,
        compared_from -> Timestamptz,
        compared_until -> Timestamptz,
        opened -> Int4,
        gone -> Int4,
        compared_at -> Timestamptz,
    }
}

diesel::table! {
    cancel_request_lines (request_id, order_line_id) {
        request_id -> Int8,
        order_line_id -> Int8,
        quantity -> Int4,
    }
}

diesel::table! {
    cancel_requests (id) {
        id -> Int8,
        shop_order_id -> Int8,
        reason -> Text,
        created_at -> Timestamptz,
        status -> Text,
        answer -> Nullable<Text>,
        answered_at -> Nullable<Timestamptz>,
        reminded_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    cancellation_lines (cancellation_id, order_line_id) {
        cancellation_id -> Int8,
        order_line_id -> Int8,
        quantity -> Int4,
    }
}

diesel::table! {
    cancellations (id) {
        id -> Int8,
        shop_order_id -> Int8,
        shipment_id -> Nullable<Int8>,
        actor -> Text,
        actor_id -> Nullable<Int8>,
        reason -> Text,
        amount -> Int8,
        commission -> Int8,
        at -> Timestamptz,
    }
}

diesel::table! {
    cart_lines (id) {
        id -> Int8,
        user_id -> Int8,
        variant_id -> Int8,
        quantity -> Int4,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        seen_price -> Nullable<Int8>,
    }
}

diesel::table! {
    categories (id) {
        id -> Int8,
        parent_id -> Nullable<Int8>,
        name -> Text,
        slug -> Text,
        position -> Int4,
        is_show_suggest -> Bool,
        tile -> Text,
        picture -> Nullable<Text>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        name_de -> Nullable<Text>,
        picture_width -> Nullable<Int4>,
        version -> Int8,
        level -> Nullable<Text>,
        parent_level -> Nullable<Text>,
        attributes -> Jsonb,
    }
}

diesel::table! {
    category_slugs (id) {
        id -> Int8,
        parent_id -> Nullable<Int8>,
        slug -> Text,
        category_id -> Int8,
        since -> Timestamptz,
    }
}

diesel::table! {
    collections (id) {
        id -> Int8,
        shop_id -> Int8,
        category_id -> Int8,
        name -> Text,
        slug -> Text,
        position -> Int4,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        description -> Text,
        picture -> Nullable<Text>,
        picture_width -> Nullable<Int4>,
        deleted_at -> Nullable<Timestamptz>,
        deleted_goods -> Nullable<Array<Int8>>,
        deleted_goods_to -> Nullable<Int8>,
    }
}

diesel::table! {
    color_families (id) {
        id -> Int8,
        color -> Text,
        family -> Text,
        changed_by -> Int8,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    contact_answers (id) {
        id -> Int8,
        message_id -> Int8,
        text -> Text,
        answered_by -> Int8,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    contact_messages (id) {
        id -> Int8,
        reference -> Text,
        name -> Text,
        email -> Text,
        topic -> Text,
        message -> Text,
        network -> Nullable<Bytea>,
        created_at -> Timestamptz,
        language -> Text,
        status -> Text,
    }
}

diesel::table! {
    content_page_edits (id) {
        id -> Int8,
        slug -> Text,
        language -> Text,
        title -> Nullable<Text>,
        lead -> Nullable<Text>,
        body -> Nullable<Text>,
        edited_by -> Int8,
        edited_at -> Timestamptz,
    }
}

diesel::table! {
    content_pages (slug, language) {
        slug -> Text,
        language -> Text,
        title -> Text,
        lead -> Text,
        body -> Text,
        updated_at -> Timestamptz,
        updated_by -> Nullable<Int8>,
    }
}

diesel::table! {
    conversations (shop_order_id) {
        shop_order_id -> Int8,
        shop_id -> Int8,
        buyer_id -> Int8,
        last_message_id -> Int8,
        buyer_unread -> Int4,
        shop_unread -> Int4,
    }
}

diesel::table! {
    coupon_categories (coupon_id, category_id) {
        coupon_id -> Int8,
        category_id -> Int8,
    }
}

diesel::table! {
    coupon_collections (coupon_id, collection_id) {
        coupon_id -> Int8,
        collection_id -> Int8,
    }
}

diesel::table! {
    coupon_products (coupon_id, product_id) {
        coupon_id -> Int8,
        product_id -> Int8,
    }
}

diesel::table! {
    coupon_redemptions (id) {
        id -> Int8,
        coupon_id -> Int8,
        user_id -> Int8,
        order_id -> Int8,
        use_number -> Int8,
        released_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    coupon_shops (coupon_id, shop_id) {
        coupon_id -> Int8,
        shop_id -> Int8,
    }
}

diesel::table! {
    coupons (id) {
        id -> Int8,
        code -> Text,
        shop_id -> Nullable<Int8>,
        percent_bps -> Nullable<Int4>,
        amount -> Nullable<Int8>,
        minimum_spend -> Int8,
        starts_at -> Timestamptz,
        ends_at -> Nullable<Timestamptz>,
        total_limit -> Nullable<Int8>,
        customer_limit -> Nullable<Int8>,
        used -> Int8,
        created_at -> Timestamptz,
        applies_to -> Text,
    }
}

diesel::table! {
    dispute_evidence (id) {
        id -> Int8,
        dispute_id -> Int8,
        shop_id -> Int8,
        note -> Text,
        shipment_ids -> Array<Int8>,
        sent_by -> Int8,
        status -> Text,
        failure -> Nullable<Text>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    dispute_shops (shop_id, dispute_id) {
        shop_id -> Int8,
        dispute_id -> Int8,
    }
}

diesel::table! {
    disputes (id) {
        id -> Int8,
        payment_id -> Int8,
        provider_dispute_id -> Text,
        reason -> Text,
        status -> Text,
        stage -> Text,
        outcome -> Nullable<Text>,
        amount -> Int8,
        currency -> Text,
        respond_by -> Nullable<Timestamptz>,
        opened_at -> Timestamptz,
        resolved_at -> Nullable<Timestamptz>,
        updated_at -> Timestamptz,
        accepted_at -> Nullable<Timestamptz>,
        accepted_by -> Nullable<Int8>,
        accept_note -> Nullable<Text>,
        accept_failure -> Nullable<Text>,
        accept_told_at -> Nullable<Timestamptz>,
        accepted_by_shop -> Bool,
        changed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    home_editions (id) {
        id -> Int8,
        name -> Text,
        content -> Jsonb,
        picture -> Nullable<Jsonb>,
        picture_url -> Nullable<Text>,
        starts_at -> Nullable<Timestamptz>,
        ends_at -> Nullable<Timestamptz>,
        version -> Int8,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    idempotency_keys (actor, route, key) {
        actor -> Text,
        route -> Text,
        key -> Text,
        body_hash -> Bytea,
        resource_id -> Nullable<Int8>,
        answer -> Nullable<Jsonb>,
        started_at -> Timestamptz,
        expires_at -> Timestamptz,
    }
}

diesel::table! {
    invariant_checks (id) {
        id -> Int8,
        checked_at -> Timestamptz,
        breaches -> Int4,
        first_breach -> Nullable<Text>,
    }
}

diesel::table! {
    invoice_series (shop_id, year) {
        shop_id -> Int8,
        year -> Int4,
        last -> Int4,
    }
}

diesel::table! {
    invoices (id) {
        id -> Int8,
        shop_order_id -> Int8,
        shop_id -> Int8,
        year -> Int4,
        number -> Int4,
        issued_at -> Timestamptz,
        document -> Jsonb,
    }
}

diesel::table! {
    jobs (id) {
        id -> Int8,
        kind -> Text,
        payload -> Jsonb,
        unique_key -> Nullable<Text>,
        run_at -> Timestamptz,
        attempts -> Int4,
        leased_until -> Nullable<Timestamptz>,
        generation -> Int8,
        done_at -> Nullable<Timestamptz>,
        parked_at -> Nullable<Timestamptz>,
        last_error -> Nullable<Text>,
        created_at -> Timestamptz,
        lane -> Nullable<Text>,
        failing_since -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    ledger_account_months (month, account, kind, currency) {
        month -> Date,
        account -> Text,
        kind -> Text,
        currency -> Text,
        entries -> Int8,
        amount -> Int8,
    }
}

diesel::table! {
    ledger_entries (id) {
        id -> Int8,
        transaction_id -> Int8,
        account -> Text,
        shop_id -> Nullable<Int8>,
        amount -> Int8,
    }
}

diesel::table! {
    ledger_months (month, kind) {
        month -> Date,
        kind -> Text,
        transactions -> Int8,
    }
}

diesel::table! {
    ledger_seals (transaction_id) {
        transaction_id -> Int8,
        position -> Int8,
        hash -> Bytea,
    }
}

diesel::table! {
    ledger_shop_months (month, shop_id, kind) {
        month -> Date,
        shop_id -> Int8,
        kind -> Text,
        entries -> Int8,
        amount -> Int8,
        commission -> Int8,
        first_entry -> Nullable<Int8>,
        last_entry -> Nullable<Int8>,
    }
}

diesel::table! {
    ledger_transactions (id) {
        id -> Int8,
        kind -> Text,
        order_id -> Nullable<Int8>,
        reference -> Text,
        currency -> Text,
        posted_at -> Timestamptz,
    }
}

diesel::table! {
    ledger_unsealed (transaction_id) {
        transaction_id -> Int8,
    }
}

diesel::table! {
    loose_pictures (url) {
        url -> Text,
        width -> Nullable<Int4>,
        since -> Timestamptz,
        going_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    market_days (day) {
        day -> Date,
        orders -> Int8,
        revenue -> Int8,
        refunded -> Int8,
        commission -> Int8,
    }
}

diesel::table! {
    message_moderations (id) {
        id -> Int8,
        message_id -> Int8,
        action -> Text,
        reason -> Nullable<Text>,
        operator_id -> Int8,
        at -> Timestamptz,
    }
}

diesel::table! {
    message_reports (message_id) {
        message_id -> Int8,
        reporter_id -> Int8,
        reason -> Text,
        text -> Nullable<Text>,
        created_at -> Timestamptz,
        settled_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    messages (id) {
        id -> Int8,
        shop_order_id -> Int8,
        author -> Text,
        author_id -> Int8,
        text -> Text,
        photos -> Jsonb,
        created_at -> Timestamptz,
        hidden_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    notification_choices (shop_id, kind) {
        shop_id -> Int8,
        kind -> Text,
        by_mail -> Bool,
    }
}

diesel::table! {
    notifications (id) {
        id -> Int8,
        shop_id -> Int8,
        kind -> Text,
        once -> Text,
        about -> Jsonb,
        created_at -> Timestamptz,
        read_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    option_values (id) {
        id -> Int8,
        option_id -> Int8,
        position -> Int4,
        value -> Text,
        archived_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    order_events (id) {
        id -> Int8,
        shop_order_id -> Int8,
        from_status -> Nullable<Text>,
        to_status -> Text,
        actor -> Text,
        actor_id -> Nullable<Int8>,
        detail -> Jsonb,
        at -> Timestamptz,
    }
}

diesel::table! {
    order_lines (id) {
        id -> Int8,
        shop_order_id -> Int8,
        variant_id -> Int8,
        product_id -> Int8,
        product_slug -> Text,
        title -> Text,
        options -> Jsonb,
        image -> Nullable<Text>,
        tile -> Text,
        price -> Int8,
        quantity -> Int4,
        discount -> Int8,
        shipped -> Int4,
        cancelled -> Int4,
        lost -> Int4,
        returned -> Int4,
    }
}

diesel::table! {
    orders (id) {
        id -> Int8,
        number -> Text,
        user_id -> Int8,
        email -> Text,
        buyer_name -> Text,
        address -> Jsonb,
        note -> Nullable<Text>,
        currency -> Text,
        subtotal -> Int8,
        discount -> Int8,
        shipping -> Int8,
        total -> Int8,
        coupon_code -> Nullable<Text>,
        expires_at -> Timestamptz,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    payment_events (id) {
        id -> Int8,
        payment_id -> Int8,
        from_status -> Nullable<Text>,
        to_status -> Text,
        detail -> Jsonb,
        at -> Timestamptz,
    }
}

diesel::table! {
    payment_statuses (name) {
        name -> Text,
    }
}

diesel::table! {
    payment_transitions (from_status, to_status) {
        from_status -> Text,
        to_status -> Text,
    }
}

diesel::table! {
    payments (id) {
        id -> Int8,
        order_id -> Int8,
        provider -> Text,
        provider_order_id -> Nullable<Text>,
        capture_id -> Nullable<Text>,
        status -> Text,
        amount -> Int8,
        refunded -> Int8,
        currency -> Text,
        check_at -> Nullable<Timestamptz>,
        captured_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        attempts -> Int4,
        unearned -> Nullable<Text>,
        unearned_amount -> Nullable<Int8>,
        unearned_currency -> Nullable<Text>,
        pending_since -> Nullable<Timestamptz>,
        last_look_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    payout_accounts (shop_id) {
        shop_id -> Int8,
        method -> Text,
        shown -> Text,
        changed_by -> Int8,
        changed_at -> Timestamptz,
        held_until -> Nullable<Timestamptz>,
        destination -> Bytea,
    }
}

diesel::table! {
    payout_lines (payout_id, shop_order_id) {
        payout_id -> Int8,
        shop_order_id -> Int8,
        order_number -> Text,
        amount -> Int8,
    }
}

diesel::table! {
    payout_run_plans (run_id, shop_id) {
        run_id -> Int8,
        shop_id -> Int8,
        amount -> Int8,
    }
}

diesel::table! {
    payout_runs (id) {
        id -> Int8,
        scheduled_for -> Nullable<Date>,
        started_by -> Nullable<Int8>,
        currency -> Text,
        status -> Text,
        batch_id -> Nullable<Text>,
        ask_at -> Nullable<Timestamptz>,
        last_error -> Nullable<Text>,
        in_doubt -> Bool,
        created_at -> Timestamptz,
        from_plan -> Bool,
        continues -> Nullable<Int8>,
        from_shop -> Nullable<Int8>,
    }
}

diesel::table! {
    payout_terms (shop_id) {
        shop_id -> Int8,
        reserve_bps -> Int4,
        changed_by -> Int8,
        changed_at -> Timestamptz,
        hold_days -> Nullable<Int4>,
        held_since -> Nullable<Timestamptz>,
        held_reason -> Nullable<Text>,
    }
}

diesel::table! {
    payouts (id) {
        id -> Int8,
        run_id -> Int8,
        shop_id -> Int8,
        amount -> Int8,
        currency -> Text,
        method -> Text,
        shown -> Text,
        status -> Text,
        fee -> Int8,
        provider_item_id -> Nullable<Text>,
        failure -> Nullable<Text>,
        created_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        destination -> Bytea,
    }
}

diesel::table! {
    product_changes (tx, kind, thing) {
        tx -> Int8,
        kind -> Text,
        thing -> Int8,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    product_figures (shop_id, since, product_id) {
        shop_id -> Int8,
        since -> Timestamptz,
        product_id -> Int8,
        items -> Int8,
        revenue -> Int8,
    }
}

diesel::table! {
    product_images (id) {
        id -> Int8,
        product_id -> Int8,
        position -> Int4,
        url -> Text,
        thumbnail -> Text,
        alt -> Text,
        width -> Nullable<Int4>,
        height -> Nullable<Int4>,
        placeholder -> Nullable<Text>,
        source -> Nullable<Text>,
    }
}

diesel::table! {
    product_import_items (import_id, number) {
        import_id -> Int8,
        number -> Int4,
        handle -> Text,
        title -> Text,
        row_numbers -> Array<Int4>,
        action -> Text,
        faults -> Jsonb,
        product_id -> Nullable<Int8>,
        before -> Nullable<Jsonb>,
        version -> Nullable<Int8>,
        step -> Text,
        changes -> Jsonb,
    }
}

diesel::table! {
    product_import_pictures (import_id, number, place) {
        import_id -> Int8,
        number -> Int4,
        place -> Int4,
        row_number -> Int4,
        address -> Text,
        state -> Text,
        image_id -> Nullable<Int8>,
        alt -> Text,
        variants -> Jsonb,
    }
}

diesel::table! {
    product_imports (id) {
        id -> Int8,
        shop_id -> Int8,
        file_name -> Text,
        content -> Text,
        separator -> Text,
        file_columns -> Jsonb,
        status -> Text,
        row_count -> Int4,
        product_count -> Int4,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        rule -> Nullable<Jsonb>,
        chosen -> Nullable<Array<Int8>>,
    }
}

diesel::table! {
    product_months (shop_id, since, product_id) {
        shop_id -> Int8,
        since -> Timestamptz,
        product_id -> Int8,
        items -> Int8,
        revenue -> Int8,
    }
}

diesel::table! {
    product_options (id) {
        id -> Int8,
        product_id -> Int8,
        position -> Int4,
        name -> Text,
        archived_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    product_quarters (shop_id, since, product_id) {
        shop_id -> Int8,
        since -> Timestamptz,
        product_id -> Int8,
        items -> Int8,
        revenue -> Int8,
    }
}

diesel::table! {
    product_views (product_id, day) {
        product_id -> Int8,
        day -> Date,
        views -> Int8,
    }
}

diesel::table! {
    products (id) {
        id -> Int8,
        shop_id -> Int8,
        category_id -> Int8,
        collection_id -> Nullable<Int8>,
        slug -> Text,
        title -> Text,
        description -> Text,
        attributes -> Jsonb,
        status -> Text,
        price -> Int8,
        price_sale -> Nullable<Int8>,
        price_varies -> Bool,
        in_stock -> Bool,
        thumbnail -> Nullable<Text>,
        rating_sum -> Int8,
        review_count -> Int4,
        sold_count -> Int8,
        published_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        version -> Int8,
        edited_at -> Timestamptz,
        handle -> Nullable<Text>,
        withdrawn_reason -> Nullable<Text>,
        withdrawn_at -> Nullable<Timestamptz>,
        status_before -> Nullable<Text>,
        runs_low -> Bool,
        title_de -> Nullable<Text>,
        description_de -> Nullable<Text>,
    }
}

diesel::table! {
    recovery_codes (user_id, code_hash) {
        user_id -> Int8,
        code_hash -> Bytea,
        used_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    refresh_tokens (token_hash) {
        token_hash -> Bytea,
        session_id -> Int8,
        issued_at -> Timestamptz,
        used_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    refunds (id) {
        id -> Int8,
        payment_id -> Int8,
        shop_order_id -> Nullable<Int8>,
        amount -> Int8,
        status -> Text,
        provider_refund_id -> Nullable<Text>,
        reason -> Text,
        created_at -> Timestamptz,
        completed_at -> Nullable<Timestamptz>,
        commission -> Int8,
        failure -> Nullable<Text>,
        attempts -> Int4,
        origin -> Text,
        round -> Int4,
        try_at -> Timestamptz,
        waits -> Int4,
        last_error -> Nullable<Text>,
        overtaken -> Bool,
        return_id -> Nullable<Int8>,
        settled_as -> Nullable<Text>,
        settled_because -> Nullable<Text>,
        settled_by -> Nullable<Int8>,
        settled_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    return_events (id) {
        id -> Int8,
        return_id -> Int8,
        from_status -> Nullable<Text>,
        to_status -> Text,
        actor -> Text,
        actor_id -> Nullable<Int8>,
        words -> Nullable<Text>,
        at -> Timestamptz,
    }
}

diesel::table! {
    return_lines (return_id, order_line_id) {
        return_id -> Int8,
        order_line_id -> Int8,
        quantity -> Int4,
    }
}

diesel::table! {
    return_statuses (name) {
        name -> Text,
    }
}

diesel::table! {
    return_transitions (from_status, to_status, actor) {
        from_status -> Text,
        to_status -> Text,
        actor -> Text,
    }
}

diesel::table! {
    returned_lines (id) {
        id -> Int8,
        order_line_id -> Int8,
        quantity -> Int4,
        return_id -> Nullable<Int8>,
        refund_id -> Nullable<Int8>,
    }
}

diesel::table! {
    returns (id) {
        id -> Int8,
        shop_order_id -> Int8,
        came_from -> Text,
        reason -> Text,
        words -> Text,
        photos -> Jsonb,
        status -> Text,
        worth -> Int8,
        send_back -> Nullable<Bool>,
        answer -> Nullable<Text>,
        label -> Nullable<Jsonb>,
        offer -> Nullable<Int8>,
        carrier -> Nullable<Text>,
        tracking_number -> Nullable<Text>,
        decision -> Nullable<Text>,
        verdict -> Nullable<Text>,
        act_by -> Nullable<Timestamptz>,
        amount -> Nullable<Int8>,
        commission -> Nullable<Int8>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    review_moderations (id) {
        id -> Int8,
        review_id -> Int8,
        action -> Text,
        reason -> Nullable<Text>,
        operator_id -> Int8,
        at -> Timestamptz,
    }
}

diesel::table! {
    review_reports (review_id, user_id) {
        review_id -> Int8,
        user_id -> Int8,
        reason -> Text,
        text -> Nullable<Text>,
        created_at -> Timestamptz,
        settled_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    review_votes (review_id, user_id) {
        review_id -> Int8,
        user_id -> Int8,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    reviews (id) {
        id -> Int8,
        product_id -> Int8,
        order_line_id -> Int8,
        user_id -> Int8,
        author -> Text,
        rating -> Int4,
        text -> Text,
        images -> Jsonb,
        reply -> Nullable<Text>,
        replied_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        choice -> Nullable<Text>,
        helpful_count -> Int4,
        hidden_at -> Nullable<Timestamptz>,
        reply_edited_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    saved_lines (id) {
        id -> Int8,
        user_id -> Int8,
        variant_id -> Int8,
        quantity -> Int4,
        seen_price -> Nullable<Int8>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    second_factors (user_id) {
        user_id -> Int8,
        secret -> Bytea,
        confirmed_at -> Nullable<Timestamptz>,
        last_step -> Int8,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    seller_registrations (id) {
        id -> Int8,
        user_id -> Int8,
        shop_id -> Int8,
        created_at -> Timestamptz,
        decided_at -> Nullable<Timestamptz>,
        decided_by -> Nullable<Int8>,
    }
}

diesel::table! {
    sessions (id) {
        id -> Int8,
        user_id -> Int8,
        user_agent -> Nullable<Text>,
        network -> Nullable<Text>,
        created_at -> Timestamptz,
        last_seen_at -> Timestamptz,
        expires_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        end_reason -> Nullable<Text>,
        confirmed_at -> Nullable<Timestamptz>,
        looks_at -> Nullable<Int8>,
        looks_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    setting_changes (id) {
        id -> Int8,
        setting -> Text,
        before -> Text,
        after -> Text,
        changed_by -> Int8,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    shipment_lines (shipment_id, order_line_id) {
        shipment_id -> Int8,
        order_line_id -> Int8,
        quantity -> Int4,
    }
}

diesel::table! {
    shipments (id) {
        id -> Int8,
        shop_order_id -> Int8,
        carrier -> Text,
        tracking_number -> Text,
        shipped_at -> Timestamptz,
    }
}

diesel::table! {
    shop_balances (shop_id, account) {
        shop_id -> Int8,
        account -> Text,
        amount -> Int8,
    }
}

diesel::table! {
    shop_days (shop_id, since) {
        shop_id -> Int8,
        since -> Timestamptz,
        orders -> Int8,
        items -> Int8,
        revenue -> Int8,
        refunded -> Int8,
    }
}

diesel::table! {
    shop_figures (shop_id, since) {
        shop_id -> Int8,
        since -> Timestamptz,
        orders -> Int8,
        items -> Int8,
        revenue -> Int8,
        refunded -> Int8,
    }
}

diesel::table! {
    shop_follows (user_id, shop_id) {
        user_id -> Int8,
        shop_id -> Int8,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    shop_notes (id) {
        id -> Int8,
        shop_id -> Int8,
        author_id -> Int8,
        text -> Text,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    shop_order_statuses (name) {
        name -> Text,
    }
}

diesel::table! {
    shop_order_transitions (from_status, to_status, actor) {
        from_status -> Text,
        to_status -> Text,
        actor -> Text,
    }
}

diesel::table! {
    shop_orders (id) {
        id -> Int8,
        order_id -> Int8,
        shop_id -> Int8,
        shop_name -> Text,
        shop_slug -> Text,
        status -> Text,
        subtotal -> Int8,
        discount -> Int8,
        shipping -> Int8,
        total -> Int8,
        commission -> Int8,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        delivered_by -> Nullable<Timestamptz>,
        delivered_at -> Nullable<Timestamptz>,
        note -> Nullable<Text>,
        own_note -> Text,
        paid_at -> Nullable<Timestamptz>,
        search_text -> Text,
        ship_by -> Nullable<Date>,
        carrier_days_min -> Nullable<Int4>,
        carrier_days_max -> Nullable<Int4>,
        expected_from -> Nullable<Date>,
        expected_to -> Nullable<Date>,
    }
}

diesel::table! {
    shop_slugs (slug) {
        slug -> Text,
        shop_id -> Int8,
        since -> Timestamptz,
    }
}

diesel::table! {
    shop_views (shop_id, day) {
        shop_id -> Int8,
        day -> Date,
        views -> Int8,
    }
}

diesel::table! {
    shops (id) {
        id -> Int8,
        owner_id -> Int8,
        name -> Text,
        slug -> Text,
        description -> Text,
        shipping_policy -> Text,
        tile -> Text,
        logo -> Nullable<Text>,
        banner -> Nullable<Text>,
        status -> Text,
        status_reason -> Nullable<Text>,
        rating_sum -> Int8,
        review_count -> Int4,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        invoice_address -> Text,
        logo_width -> Nullable<Int4>,
        banner_width -> Nullable<Int4>,
        time_zone -> Text,
        low_stock_at -> Int4,
        contact_email -> Text,
        contact_phone -> Text,
        holiday_from -> Nullable<Date>,
        holiday_to -> Nullable<Date>,
        holiday_note -> Text,
        holiday_starts -> Nullable<Timestamptz>,
        holiday_ends -> Nullable<Timestamptz>,
        applied_at -> Timestamptz,
        handling_days -> Int4,
        status_since -> Timestamptz,
        commission_bps -> Nullable<Int4>,
        return_policy -> Text,
    }
}

diesel::table! {
    stock (variant_id) {
        variant_id -> Int8,
        received -> Int8,
        on_hand -> Int8,
        reserved -> Int8,
        claimed -> Int8,
        shop_id -> Int8,
    }
}

diesel::table! {
    stock_holds (id) {
        id -> Int8,
        order_id -> Int8,
        variant_id -> Int8,
        quantity -> Int4,
        status -> Text,
        expires_at -> Timestamptz,
        created_at -> Timestamptz,
        user_id -> Int8,
    }
}

diesel::table! {
    stock_requests (id) {
        id -> Int8,
        variant_id -> Int8,
        email -> Text,
        language -> Text,
        token_hash -> Nullable<Bytea>,
        confirmed_at -> Nullable<Timestamptz>,
        expires_at -> Timestamptz,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    throttles (key) {
        key -> Bytea,
        spent_until -> Timestamptz,
        room -> Text,
    }
}

diesel::table! {
    user_roles (user_id, role) {
        user_id -> Int8,
        role -> Text,
        shop_id -> Nullable<Int8>,
        granted_at -> Timestamptz,
    }
}

diesel::table! {
    users (id) {
        id -> Int8,
        email -> Text,
        username -> Text,
        password_hash -> Text,
        avatar -> Nullable<Text>,
        activated_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        deleted_at -> Nullable<Timestamptz>,
        avatar_small -> Nullable<Text>,
        contested_at -> Nullable<Timestamptz>,
        language -> Text,
        locked_at -> Nullable<Timestamptz>,
        locked_by -> Nullable<Int8>,
        locked_reason -> Nullable<Text>,
    }
}

diesel::table! {
    variants (id) {
        id -> Int8,
        product_id -> Int8,
        position -> Int4,
        option_value_ids -> Array<Int8>,
        sku -> Nullable<Text>,
        price -> Int8,
        price_sale -> Nullable<Int8>,
        image -> Nullable<Text>,
        archived_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        barcode -> Nullable<Text>,
        weight -> Nullable<Int4>,
        sale_from -> Nullable<Timestamptz>,
        sale_until -> Nullable<Timestamptz>,
        sale_turns -> Nullable<Timestamptz>,
        shop_id -> Int8,
    }
}

diesel::table! {
    webhook_deliveries (id) {
        id -> Int8,
        endpoint_id -> Int8,
        message_id -> Text,
        event -> Text,
        body -> Text,
        status -> Text,
        attempts -> Int4,
        next_try_at -> Nullable<Timestamptz>,
        tried_at -> Nullable<Timestamptz>,
        took_ms -> Nullable<Int4>,
        response_status -> Nullable<Int4>,
        response_body -> Nullable<Text>,
        failure -> Nullable<Text>,
        created_at -> Timestamptz,
        earlier -> Jsonb,
    }
}

diesel::table! {
    webhook_endpoints (id) {
        id -> Int8,
        shop_id -> Nullable<Int8>,
        name -> Text,
        url -> Text,
        events -> Text,
        secret -> Bytea,
        previous_secret -> Nullable<Bytea>,
        previous_until -> Nullable<Timestamptz>,
        paused_at -> Nullable<Timestamptz>,
        pause_reason -> Nullable<Text>,
        failing_since -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        deleted_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    webhook_events (id) {
        id -> Int8,
        provider -> Text,
        event_id -> Text,
        kind -> Text,
        provider_order_id -> Nullable<Text>,
        reference -> Nullable<Text>,
        body -> Jsonb,
        received_at -> Timestamptz,
        processed_at -> Nullable<Timestamptz>,
        capture_id -> Nullable<Text>,
        refund_id -> Nullable<Text>,
        dispute_id -> Nullable<Text>,
        ignored -> Nullable<Text>,
    }
}

diesel::table! {
    wishlist_items (user_id, product_id) {
        user_id -> Int8,
        product_id -> Int8,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    wishlist_shares (user_id) {
        user_id -> Int8,
        token -> Text,
        title -> Nullable<Text>,
        created_at -> Timestamptz,
    }
}

diesel::joinable!(account_links -> users (user_id));
diesel::joinable!(addresses -> users (user_id));
diesel::joinable!(adjustment_requests -> shops (shop_id));
diesel::joinable!(adjustments -> shops (shop_id));
diesel::joinable!(adjustments -> users (operator_id));
diesel::joinable!(api_keys -> sessions (session_id));
diesel::joinable!(api_keys -> shops (shop_id));
diesel::joinable!(audit_entries -> users (actor_id));
diesel::joinable!(book_breaks -> users (explained_by));
diesel::joinable!(cancel_request_lines -> cancel_requests (request_id));
diesel::joinable!(cancel_request_lines -> order_lines (order_line_id));
diesel::joinable!(cancel_requests -> shop_orders (shop_order_id));
diesel::joinable!(cancellation_lines -> cancellations (cancellation_id));
diesel::joinable!(cancellation_lines -> order_lines (order_line_id));
diesel::joinable!(cancellations -> shipments (shipment_id));
diesel::joinable!(cancellations -> shop_orders (shop_order_id));
diesel::joinable!(cancellations -> users (actor_id));
diesel::joinable!(cart_lines -> users (user_id));
diesel::joinable!(cart_lines -> variants (variant_id));
diesel::joinable!(collections -> categories (category_id));
diesel::joinable!(collections -> shops (shop_id));
diesel::joinable!(color_families -> users (changed_by));
diesel::joinable!(contact_answers -> contact_messages (message_id));
diesel::joinable!(contact_answers -> users (answered_by));
diesel::joinable!(content_pages -> users (updated_by));
diesel::joinable!(conversations -> messages (last_message_id));
diesel::joinable!(conversations -> shop_orders (shop_order_id));
diesel::joinable!(conversations -> shops (shop_id));
diesel::joinable!(conversations -> users (buyer_id));
diesel::joinable!(coupon_categories -> categories (category_id));
diesel::joinable!(coupon_categories -> coupons (coupon_id));
diesel::joinable!(coupon_collections -> collections (collection_id));
diesel::joinable!(coupon_collections -> coupons (coupon_id));
diesel::joinable!(coupon_products -> coupons (coupon_id));
diesel::joinable!(coupon_products -> products (product_id));
diesel::joinable!(coupon_redemptions -> coupons (coupon_id));
diesel::joinable!(coupon_redemptions -> users (user_id));
diesel::joinable!(coupon_shops -> coupons (coupon_id));
diesel::joinable!(coupon_shops -> shops (shop_id));
diesel::joinable!(coupons -> shops (shop_id));
diesel::joinable!(dispute_evidence -> disputes (dispute_id));
diesel::joinable!(dispute_evidence -> shops (shop_id));
diesel::joinable!(dispute_evidence -> users (sent_by));
diesel::joinable!(dispute_shops -> disputes (dispute_id));
diesel::joinable!(dispute_shops -> shops (shop_id));
diesel::joinable!(disputes -> payments (payment_id));
diesel::joinable!(disputes -> users (accepted_by));
diesel::joinable!(invoice_series -> shops (shop_id));
diesel::joinable!(invoices -> shop_orders (shop_order_id));
diesel::joinable!(invoices -> shops (shop_id));
diesel::joinable!(ledger_entries -> ledger_transactions (transaction_id));
diesel::joinable!(ledger_entries -> shops (shop_id));
diesel::joinable!(ledger_seals -> ledger_transactions (transaction_id));
diesel::joinable!(ledger_shop_months -> shops (shop_id));
diesel::joinable!(ledger_transactions -> orders (order_id));
diesel::joinable!(ledger_unsealed -> ledger_transactions (transaction_id));
diesel::joinable!(message_moderations -> messages (message_id));
diesel::joinable!(message_reports -> messages (message_id));
diesel::joinable!(message_reports -> users (reporter_id));
diesel::joinable!(messages -> shop_orders (shop_order_id));
diesel::joinable!(messages -> users (author_id));
diesel::joinable!(notification_choices -> shops (shop_id));
diesel::joinable!(notifications -> shops (shop_id));
diesel::joinable!(option_values -> product_options (option_id));
diesel::joinable!(order_events -> shop_order_statuses (to_status));
diesel::joinable!(order_events -> shop_orders (shop_order_id));
diesel::joinable!(order_events -> users (actor_id));
diesel::joinable!(order_lines -> shop_orders (shop_order_id));
diesel::joinable!(order_lines -> variants (variant_id));
diesel::joinable!(orders -> users (user_id));
diesel::joinable!(payment_events -> payment_statuses (to_status));
diesel::joinable!(payment_events -> payments (payment_id));
diesel::joinable!(payments -> orders (order_id));
diesel::joinable!(payments -> payment_statuses (status));
diesel::joinable!(payout_accounts -> shops (shop_id));
diesel::joinable!(payout_accounts -> users (changed_by));
diesel::joinable!(payout_lines -> payouts (payout_id));
diesel::joinable!(payout_lines -> shop_orders (shop_order_id));
diesel::joinable!(payout_run_plans -> payout_runs (run_id));
diesel::joinable!(payout_run_plans -> shops (shop_id));
diesel::joinable!(payout_runs -> users (started_by));
diesel::joinable!(payout_terms -> shops (shop_id));
diesel::joinable!(payout_terms -> users (changed_by));
diesel::joinable!(payouts -> payout_runs (run_id));
diesel::joinable!(payouts -> shops (shop_id));
diesel::joinable!(product_figures -> shops (shop_id));
diesel::joinable!(product_images -> products (product_id));
diesel::joinable!(product_import_items -> product_imports (import_id));
diesel::joinable!(product_import_items -> products (product_id));
diesel::joinable!(product_import_pictures -> product_images (image_id));
diesel::joinable!(product_imports -> shops (shop_id));
diesel::joinable!(product_months -> shops (shop_id));
diesel::joinable!(product_options -> products (product_id));
diesel::joinable!(product_quarters -> products (product_id));
diesel::joinable!(product_quarters -> shops (shop_id));
diesel::joinable!(product_views -> products (product_id));
diesel::joinable!(products -> categories (category_id));
diesel::joinable!(products -> shops (shop_id));
diesel::joinable!(recovery_codes -> second_factors (user_id));
diesel::joinable!(refresh_tokens -> sessions (session_id));
diesel::joinable!(refunds -> payments (payment_id));
diesel::joinable!(refunds -> shop_orders (shop_order_id));
diesel::joinable!(refunds -> users (settled_by));
diesel::joinable!(return_events -> return_statuses (to_status));
diesel::joinable!(return_events -> returns (return_id));
diesel::joinable!(return_events -> users (actor_id));
diesel::joinable!(return_lines -> order_lines (order_line_id));
diesel::joinable!(return_lines -> returns (return_id));
diesel::joinable!(returned_lines -> order_lines (order_line_id));
diesel::joinable!(returned_lines -> refunds (refund_id));
diesel::joinable!(returned_lines -> returns (return_id));
diesel::joinable!(returns -> return_statuses (status));
diesel::joinable!(returns -> shop_order_statuses (came_from));
diesel::joinable!(returns -> shop_orders (shop_order_id));
diesel::joinable!(review_moderations -> reviews (review_id));
diesel::joinable!(review_reports -> reviews (review_id));
diesel::joinable!(review_reports -> users (user_id));
diesel::joinable!(review_votes -> reviews (review_id));
diesel::joinable!(review_votes -> users (user_id));
diesel::joinable!(reviews -> products (product_id));
diesel::joinable!(reviews -> users (user_id));
diesel::joinable!(saved_lines -> users (user_id));
diesel::joinable!(saved_lines -> variants (variant_id));
diesel::joinable!(second_factors -> users (user_id));
diesel::joinable!(seller_registrations -> shops (shop_id));
diesel::joinable!(sessions -> shops (looks_at));
diesel::joinable!(sessions -> users (user_id));
diesel::joinable!(setting_changes -> users (changed_by));
diesel::joinable!(shipment_lines -> order_lines (order_line_id));
diesel::joinable!(shipment_lines -> shipments (shipment_id));
diesel::joinable!(shipments -> shop_orders (shop_order_id));
diesel::joinable!(shop_balances -> shops (shop_id));
diesel::joinable!(shop_days -> shops (shop_id));
diesel::joinable!(shop_figures -> shops (shop_id));
diesel::joinable!(shop_follows -> shops (shop_id));
diesel::joinable!(shop_follows -> users (user_id));
diesel::joinable!(shop_notes -> shops (shop_id));
diesel::joinable!(shop_notes -> users (author_id));
diesel::joinable!(shop_orders -> orders (order_id));
diesel::joinable!(shop_orders -> shop_order_statuses (status));
diesel::joinable!(shop_orders -> shops (shop_id));
diesel::joinable!(shop_slugs -> shops (shop_id));
diesel::joinable!(shop_views -> shops (shop_id));
diesel::joinable!(shops -> users (owner_id));
diesel::joinable!(stock -> variants (variant_id));
diesel::joinable!(stock_holds -> variants (variant_id));
diesel::joinable!(stock_requests -> variants (variant_id));
diesel::joinable!(user_roles -> shops (shop_id));
diesel::joinable!(user_roles -> users (user_id));
diesel::joinable!(variants -> products (product_id));
diesel::joinable!(webhook_deliveries -> webhook_endpoints (endpoint_id));
diesel::joinable!(webhook_endpoints -> shops (shop_id));
diesel::joinable!(wishlist_items -> products (product_id));
diesel::joinable!(wishlist_items -> users (user_id));
diesel::joinable!(wishlist_shares -> users (user_id));

diesel::allow_tables_to_appear_in_same_query!(
    account_links,
    addresses,
    adjustment_requests,
    adjustments,
    api_keys,
    audit_entries,
    book_breaks,
    book_comparisons,
    cancel_request_lines,
    cancel_requests,
    cancellation_lines,
    cancellations,
    cart_lines,
    categories,
    category_slugs,
    collections,
    color_families,
    contact_answers,
    contact_messages,
    content_page_edits,
    content_pages,
    conversations,
    coupon_categories,
    coupon_collections,
    coupon_products,
    coupon_redemptions,
    coupon_shops,
    coupons,
    dispute_evidence,
    dispute_shops,
    disputes,
    home_editions,
    idempotency_keys,
    invariant_checks,
    invoice_series,
    invoices,
    jobs,
    ledger_account_months,
    ledger_entries,
    ledger_months,
    ledger_seals,
    ledger_shop_months,
    ledger_transactions,
    ledger_unsealed,
    loose_pictures,
    market_days,
    message_moderations,
    message_reports,
    messages,
    notification_choices,
    notifications,
    option_values,
    order_events,
    order_lines,
    orders,
    payment_events,
    payment_statuses,
    payment_transitions,
    payments,
    payout_accounts,
    payout_lines,
    payout_run_plans,
    payout_runs,
    payout_terms,
    payouts,
    product_changes,
    product_figures,
    product_images,
    product_import_items,
    product_import_pictures,
    product_imports,
    product_months,
    product_options,
    product_quarters,
    product_views,
    products,
    recovery_codes,
    refresh_tokens,
    refunds,
    return_events,
    return_lines,
    return_statuses,
    return_transitions,
    returned_lines,
    returns,
    review_moderations,
    review_reports,
    review_votes,
    reviews,
    saved_lines,
    second_factors,
    seller_registrations,
    sessions,
    setting_changes,
    shipment_lines,
    shipments,
    shop_balances,
    shop_days,
    shop_figures,
    shop_follows,
    shop_notes,
    shop_order_statuses,
    shop_order_transitions,
    shop_orders,
    shop_slugs,
    shop_views,
    shops,
    stock,
    stock_holds,
    stock_requests,
    throttles,
    user_roles,
    users,
    variants,
    webhook_deliveries,
    webhook_endpoints,
    webhook_events,
    wishlist_items,
    wishlist_shares,
);
