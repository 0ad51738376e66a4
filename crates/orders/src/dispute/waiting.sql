-- $1 evidence that was not sent yet, with the parcels that it names
select d.provider_dispute_id, e.note,
    coalesce(array_agg(h.carrier order by h.id) filter (where h.id is not null), '{}') as carriers,
    coalesce(array_agg(h.tracking_number order by h.id) filter (where h.id is not null), '{}') as numbers
from dispute_evidence e
join disputes d on d.id = e.dispute_id
left join shipments h on h.id = any(e.shipment_ids)
where e.id = $1 and e.status = 'pending'
group by d.id, e.id
