/* The shim beside each module: a small extension that Python imports, and that gets the module from the extension which
   contains them all. mypyc generates one shim for each of hundreds of modules, and compiling them takes a minute. This
   one reads the name of the module from its spec, so bench/compiled.py builds it once and copies it. */

#include <Python.h>

static PyObject *create_module(PyObject *spec, PyModuleDef *Py_UNUSED(definition)) {
    PyObject *module = NULL, *plain = NULL, *attribute = NULL, *capsule = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *whole = PyImport_ImportModule(WHOLE);
    if (name != NULL && whole != NULL) plain = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    if (plain != NULL) attribute = PyUnicode_FromFormat("init_%U", plain);
    if (attribute != NULL) capsule = PyObject_GetAttr(whole, attribute);
    if (capsule != NULL) {
        PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
        if (init != NULL) module = init();
    }
    Py_XDECREF(capsule);
    Py_XDECREF(attribute);
    Py_XDECREF(plain);
    Py_XDECREF(whole);
    Py_XDECREF(name);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)create_module}, {0, NULL}};
static PyModuleDef shim = {PyModuleDef_HEAD_INIT, .m_name = "shim", .m_slots = slots};

#define SHIM(name) \
    PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&shim); }
