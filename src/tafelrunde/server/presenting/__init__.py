"""What is sent about games and tables, in words and pictures. It reads tables and changes nothing."""
