revoke update (image) on variants from helloshop_seller;
revoke delete, update (position, alt) on product_images from helloshop_seller;
drop index reviews_images, order_lines_image, variants_image, product_images_thumbnail, product_images_url;
drop trigger product_images_loosen on product_images;
drop function loosen_pictures;
drop table loose_pictures;
alter table product_images drop constraint product_images_position;
alter table product_images add constraint product_images_position unique (product_id, position);
alter table product_images
    drop constraint product_images_size,
    drop column placeholder,
    drop column height,
    drop column width;
