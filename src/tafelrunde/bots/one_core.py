"""Import this before numpy: a bot thinks on one core. With matrices as small as ours threads only cost time."""

import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")
