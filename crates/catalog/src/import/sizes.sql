-- $1 products; how many rows each takes in a file, and no fewer bytes than it will have: quotes may stand twice,
-- and the addresses of pictures are of one length
select p.id, v.rows,
    (2 * (octet_length(p.title) + octet_length(p.description) + octet_length(p.attributes::text)
            + coalesce(octet_length(p.title_de), 0) + coalesce(octet_length(p.description_de), 0))
        + v.bytes + (
            select coalesce(sum(300 + 2 * octet_length(i.alt)), 0)
            from product_images i where i.product_id = p.id)
        + v.rows * (2 * octet_length(coalesce(p.handle, p.slug)) + 600))::bigint as bytes
from products p
cross join lateral (
    select count(*) as rows,
        coalesce(sum(2 * octet_length(coalesce(sku, '')) + octet_length(coalesce(barcode, ''))), 0)
            + 300 * count(image) as bytes
    from variants where product_id = p.id and archived_at is null
) v
where p.id = any ($1) and v.rows > 0
