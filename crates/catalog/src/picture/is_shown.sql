select
    exists (select from product_images where url = $1)
    or exists (select from product_images where thumbnail = $1)
    or exists (select from variants where image = $1)
    or exists (select from reviews where images <> '[]' and images @> jsonb_build_array($1::text))
    or exists (select from reviews where images <> '[]' and images @> jsonb_build_array(jsonb_build_object('url', $1::text)))
    or exists (select from shops where logo = $1 or banner = $1)
    or exists (select from categories where picture = $1)
    or exists (select from collections where picture = $1)
    or exists (select from home_editions where picture_url = $1)
    as shown
