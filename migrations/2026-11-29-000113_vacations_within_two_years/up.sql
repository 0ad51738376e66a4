-- A vacation ends within two years. Earlier versions took any year, and of a last day at the end of 9999 pages could
-- not read the day after. One that lies wholly beyond is left with that last day.
update shops
set holiday_from = least(holiday_from, latest.day), holiday_to = latest.day
from (select (now() at time zone 'UTC')::date + 731 as day) latest
where holiday_to > latest.day;
