/* What Python finds beside each module: a door that leads into the extension which holds them all. mypyc writes one for
   each of some hundred modules, and to compile and link those takes a minute. Ours asks for the name of the module, so
   one does for all: bench/compiled.py names them, builds it once, and lays a copy beside each. */

#include <Python.h>

static PyObject *module_behind(PyObject *spec, PyModuleDef *Py_UNUSED(door)) {
    PyObject *module = NULL, *plain = NULL, *attribute = NULL, *capsule = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *all = PyImport_ImportModule(ALL);
    if (name != NULL && all != NULL) plain = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    if (plain != NULL) attribute = PyUnicode_FromFormat("init_%U", plain);
    if (attribute != NULL) capsule = PyObject_GetAttr(all, attribute);
    if (capsule != NULL) {
        PyObject *(*begin)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
        if (begin != NULL) module = begin();
    }
    Py_XDECREF(capsule);
    Py_XDECREF(attribute);
    Py_XDECREF(plain);
    Py_XDECREF(all);
    Py_XDECREF(name);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)module_behind}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, .m_name = "door", .m_slots = slots};

#define DOOR(name) \
    PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&door); }
