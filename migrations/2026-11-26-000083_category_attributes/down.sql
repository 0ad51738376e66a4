alter table categories drop column attributes;
