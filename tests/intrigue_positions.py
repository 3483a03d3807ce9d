"""Positions of Trade & Intrigue in which somebody is asked something."""

BUSY = "wagon farmer trader knight"
CASTLE = "castle farmer boatman trader"
TORTURER = ["0 use town-hall", "0 send knight torturer"]
SABOTEUR = ["0 use town-hall", "0 send craftsman saboteur"]
ORDERS = """
    modules: orders
    orders: order-02, order-03, order-18, order-23, order-17
    0 merchant: briare
    0 goods: 2 cheese, wool
    0 board: castle farmer boatman trader; wagon farmer trader knight
    """
THREATENED = f"""
    modules: intrigue
    0 board: town-hall trader knight; {BUSY}
    1 board: {BUSY}
    1 coins: 12
    1 goods: 2 wool, wine
    """
SABOTAGE = f"""
    modules: intrigue
    0 board: town-hall craftsman knight; {BUSY}
    1 board: {BUSY}; {CASTLE}
    1 coins: 0
    """
FAMINE = """
    modules: events
    event: ti-famine-d
    round: 14
    phase: event
    0 bag: farmer, 2 trader
    0 market: knight
    0 board: wagon farmer trader knight
    """
