select json_agg(json_build_object(
    'id', c.id, 'name', c.name, 'slug', c.slug, 'isShowSuggest', c.is_show_suggest,
    'tile', c.tile, 'picture', c.picture, 'child', (
        select json_agg(json_build_object('id', k.id, 'name', k.name, 'slug', k.slug) order by k.position, k.id)
        from categories k where k.parent_id = c.id))
    order by c.position, c.id)::text
from categories c where c.parent_id is null
