drop table throttles;
